import type { ServerRemote } from 'shared-runtime/page';
import { loadShop } from './features/shop/load-shop.ts';

export { screens } from './index.ts';

export const loaders: ServerRemote['loaders'] = { start: loadShop };
