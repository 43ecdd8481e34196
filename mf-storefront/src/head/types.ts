import type { Preview } from 'shared-contracts';

export type HeadPicture = Pick<Preview, 'link' | 'width' | 'height'>;
