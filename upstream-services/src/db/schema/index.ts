import type { AccountsTable } from './accounts.ts';
import type { AuditTable } from './audit.ts';
import type { CategoryBinTable, GoneProductsTable, UnusedPicturesTable } from './bin.ts';
import type { CategoriesTable, ProductCategoriesTable } from './categories.ts';
import type { ContentTable } from './content.ts';
import type { DeliveryConditionsTable } from './delivery-conditions.ts';
import type { DevicesTable } from './devices.ts';
import type { LinksTable } from './links.ts';
import type { OrderDaysTable, OrderLinesTable, OrdersTable, OrderWordsTable } from './orders.ts';
import type { PaymentProfilesTable } from './payment-profiles.ts';
import type { ProductImportsTable } from './product-imports.ts';
import type { ProductsTable } from './products.ts';
import type { RateLimitsTable } from './rate-limits.ts';
import type { ShopNamesTable } from './shop-names.ts';
import type { ShopStateTable } from './shop-state.ts';
import type { ShopsTable } from './shops.ts';
import type { TokensTable } from './tokens.ts';

/** Every table by its name. A merchant's tables start their keys with `merchant_id`, so that they can be distributed by it. */
export interface Tables {
  accounts: AccountsTable;
  shop_names: ShopNamesTable;
  tokens: TokensTable;
  devices: DevicesTable;
  reset_links: LinksTable;
  sign_in_links: LinksTable;
  rate_limits: RateLimitsTable;
  shops: ShopsTable;
  shop_state: ShopStateTable;
  audit: AuditTable;
  products: ProductsTable;
  categories: CategoriesTable;
  product_categories: ProductCategoriesTable;
  product_imports: ProductImportsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_words: OrderWordsTable;
  order_days: OrderDaysTable;
  content: ContentTable;
  category_bin: CategoryBinTable;
  gone_products: GoneProductsTable;
  unused_pictures: UnusedPicturesTable;
  delivery_conditions: DeliveryConditionsTable;
  payment_profiles: PaymentProfilesTable;
}
