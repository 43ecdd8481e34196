import type { PublicShop } from 'shared-contracts';
import { pictureSizes } from 'shared-design-system/shop';

export const columnsOf = (shop: Pick<PublicShop, 'templateId'> | undefined): 2 | 3 =>
  shop?.templateId === 'banner-row2' ? 2 : 3;

export const cardPictureSizes = (columns: 2 | 3): string =>
  columns === 2 ? pictureSizes.twoColumns : pictureSizes.threeColumns;
