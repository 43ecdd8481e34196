import type { Bound } from '../../http/bind.ts';
import listFoundOffers from './list-found-offers.ts';
import listFoundProducts from './list-found-products.ts';
import listFoundShops from './list-found-shops.ts';

/** What the BFF asks for sitemaps and product feeds. */
export const discoveryRoutes: Bound[] = [listFoundShops, listFoundProducts, listFoundOffers];
