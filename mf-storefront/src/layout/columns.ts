import type { PublicShop } from 'shared-contracts';
import { pictureSizes } from 'shared-design-system/shop';

/** Columns of the products on wide screens, by the shop's template (promise 4.4.3). */
export const columnsOf = (shop: Pick<PublicShop, 'templateId'> | undefined): 2 | 3 =>
  shop?.templateId === 'banner-row2' ? 2 : 3;

/** What a card's picture takes of the page there. */
export const cardSizes = (columns: 2 | 3): string =>
  columns === 2 ? pictureSizes.twoColumns : pictureSizes.threeColumns;
