import type { FirstPicture, LoadedPage } from 'shared-contracts';
import { cropOf, pictureSrcSet } from 'shared-design-system/shop';

interface Shown {
  link: string;
  shape?: Parameters<typeof cropOf>[0];
}

const firstPicture = ({ link, shape }: Shown, sizes: string, frame?: number): FirstPicture | undefined => {
  const srcSet = pictureSrcSet(link, cropOf(shape, frame));
  return srcSet === undefined ? undefined : { srcSet, sizes };
};

export function withPicture(page: LoadedPage, shown: Shown | undefined, sizes: string, frame?: number): LoadedPage {
  const picture = shown && firstPicture(shown, sizes, frame);
  return picture ? { ...page, head: { ...page.head, picture } } : page;
}
