import type { Preview } from 'shared-contracts';

/** A picture of a page, for messengers. */
export type HeadPicture = Pick<Preview, 'link' | 'width' | 'height'>;
