import type { FirstPicture, LoadedPage } from 'shared-contracts';
import { pictureSrcSet } from 'shared-design-system/shop';

/** What the browser asks for before it has read the page: the same files as the element of the page names, at the same sizes. */
const firstPicture = (link: string, sizes: string): FirstPicture | undefined => {
  const srcSet = pictureSrcSet(link);
  return srcSet === undefined ? undefined : { srcSet, sizes };
};

/** A page with the picture that its first view is mostly made of; as it was where there is none. */
export function withPicture(page: LoadedPage, link: string | undefined, sizes: string): LoadedPage {
  const picture = link === undefined ? undefined : firstPicture(link, sizes);
  return picture ? { ...page, head: { ...page.head, picture } } : page;
}
