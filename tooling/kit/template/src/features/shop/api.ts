import { readShop } from 'shared-contracts';
import { readsOf } from 'shared-runtime/page';

/** The shop as the public sees it. */
export const shopRead = readsOf({ readShop })('readShop', 'Shop');
