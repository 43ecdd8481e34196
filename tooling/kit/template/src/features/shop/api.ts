import { readShop } from 'shared-contracts';
import { readsOf } from 'shared-runtime/page';

export const shopRead = readsOf({ readShop })('readShop', 'Shop');
