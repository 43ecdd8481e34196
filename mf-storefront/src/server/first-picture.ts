import type { FirstPicture, LoadedPage } from 'shared-contracts';
import { pictureSrcSet } from 'shared-design-system/shop';

const firstPicture = (link: string, sizes: string): FirstPicture | undefined => {
  const srcSet = pictureSrcSet(link);
  return srcSet === undefined ? undefined : { srcSet, sizes };
};

export function withPicture(page: LoadedPage, link: string | undefined, sizes: string): LoadedPage {
  const picture = link === undefined ? undefined : firstPicture(link, sizes);
  return picture ? { ...page, head: { ...page.head, picture } } : page;
}
