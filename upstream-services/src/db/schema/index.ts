import type { AccountsTable } from './accounts.ts';
import type { AuditTable } from './audit.ts';
import type { CategoryBinTable, GoneProductsTable, UnusedPicturesTable } from './bin.ts';
import type {
  BotChatsTable,
  BotLinksTable,
  BotMessagesTable,
  BotsTable,
  OrderFollowersTable,
  OrderFollowLinksTable,
} from './bot.ts';
import type { CategoriesTable, ProductCategoriesTable } from './categories.ts';
import type { ComplaintsTable } from './complaints.ts';
import type { ContentTable, MerchantLimitsTable } from './content.ts';
import type { DeliveryConditionsTable } from './delivery-conditions.ts';
import type { DevicesTable } from './devices.ts';
import type { EmailChangesTable } from './email-changes.ts';
import type {
  AttemptPurchasesTable,
  GenerationLedgerTable,
  GenerationPicturesTable,
  GenerationsTable,
} from './generations.ts';
import type { BuyerLettersTable, LetterTextsTable, QuietAddressesTable } from './letters.ts';
import type { LinksTable } from './links.ts';
import type { NoticeSettingsTable } from './notices.ts';
import type {
  HandRefundsTable,
  OrderDaysTable,
  OrderHoursTable,
  OrderLinesTable,
  OrdersTable,
  OrderVersionsTable,
  OrderWordsTable,
} from './orders.ts';
import type { OutboxTable } from './outbox.ts';
import type { PasskeysTable, UsedChallengesTable } from './passkeys.ts';
import type { PaymentAccountsTable, PaymentProfilesTable } from './payment-profiles.ts';
import type { PaymentRefundsTable, PaymentsTable } from './payments.ts';
import type { PriceChangesTable } from './price-changes.ts';
import type { PriceRulesTable } from './price-rules.ts';
import type { ProductImportsTable } from './product-imports.ts';
import type { ProductsTable } from './products.ts';
import type { PromoCodesTable, PromoUsesTable } from './promo.ts';
import type { OrderPushesTable, PushDevicesTable } from './push.ts';
import type { QuestionsTable } from './questions.ts';
import type { RateLimitsTable } from './rate-limits.ts';
import type {
  ContainersTable,
  RegistryStateTable,
  ReleaseHistoryTable,
  ReleasesTable,
  TeamKeysTable,
  TeamsTable,
  TeamTokensTable,
} from './registry.ts';
import type { ReleaseCountBatchesTable, ReleaseCountsTable } from './release-counts.ts';
import type { ShopNamesTable } from './shop-names.ts';
import type { ShopStateTable } from './shop-state.ts';
import type { ShopsTable } from './shops.ts';
import type { StaffLinksTable, StaffLogTable, StaffSessionsTable, StaffTable, StaffViewsTable } from './staff.ts';
import type { ProductStockTable, StockChangesTable, StockPausesTable, StockWaitsTable } from './stock.ts';
import type { TokensTable } from './tokens.ts';
import type { RecoveryCodesTable, TotpTable } from './totp.ts';
import type { UsageDaysTable } from './usage.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhooks.ts';

/** Every table by its name. A merchant's tables start their keys with `merchant_id`, so that they can be distributed by it. */
export interface Tables {
  promo_codes: PromoCodesTable;
  promo_uses: PromoUsesTable;
  teams: TeamsTable;
  team_keys: TeamKeysTable;
  team_tokens: TeamTokensTable;
  containers: ContainersTable;
  releases: ReleasesTable;
  release_history: ReleaseHistoryTable;
  registry_state: RegistryStateTable;
  accounts: AccountsTable;
  shop_names: ShopNamesTable;
  tokens: TokensTable;
  devices: DevicesTable;
  reset_links: LinksTable;
  email_changes: EmailChangesTable;
  sign_in_links: LinksTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  used_challenges: UsedChallengesTable;
  rate_limits: RateLimitsTable;
  shops: ShopsTable;
  shop_state: ShopStateTable;
  audit: AuditTable;
  staff: StaffTable;
  staff_links: StaffLinksTable;
  staff_sessions: StaffSessionsTable;
  staff_log: StaffLogTable;
  usage_days: UsageDaysTable;
  complaints: ComplaintsTable;
  questions: QuestionsTable;
  staff_views: StaffViewsTable;
  merchant_limits: MerchantLimitsTable;
  outbox: OutboxTable;
  products: ProductsTable;
  categories: CategoriesTable;
  product_categories: ProductCategoriesTable;
  product_imports: ProductImportsTable;
  price_changes: PriceChangesTable;
  price_rules: PriceRulesTable;
  product_stock: ProductStockTable;
  stock_changes: StockChangesTable;
  stock_pauses: StockPausesTable;
  stock_waits: StockWaitsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_versions: OrderVersionsTable;
  hand_refunds: HandRefundsTable;
  order_words: OrderWordsTable;
  order_days: OrderDaysTable;
  order_hours: OrderHoursTable;
  content: ContentTable;
  category_bin: CategoryBinTable;
  gone_products: GoneProductsTable;
  unused_pictures: UnusedPicturesTable;
  delivery_conditions: DeliveryConditionsTable;
  payment_profiles: PaymentProfilesTable;
  letter_texts: LetterTextsTable;
  buyer_letters: BuyerLettersTable;
  quiet_addresses: QuietAddressesTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  payment_accounts: PaymentAccountsTable;
  payments: PaymentsTable;
  payment_refunds: PaymentRefundsTable;
  generations: GenerationsTable;
  generation_pictures: GenerationPicturesTable;
  generation_ledger: GenerationLedgerTable;
  attempt_purchases: AttemptPurchasesTable;
  bots: BotsTable;
  bot_links: BotLinksTable;
  bot_chats: BotChatsTable;
  bot_messages: BotMessagesTable;
  notice_settings: NoticeSettingsTable;
  push_devices: PushDevicesTable;
  order_pushes: OrderPushesTable;
  order_follow_links: OrderFollowLinksTable;
  order_followers: OrderFollowersTable;
  release_counts: ReleaseCountsTable;
  release_count_batches: ReleaseCountBatchesTable;
}
