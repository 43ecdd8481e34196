/**
 * The public surface of the design system: everything that screens may use, and nothing else.
 */
import type { EmotionCache } from '@emotion/react';
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentType,
  FormEvent,
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  RefAttributes,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import type { ColourTheme, ContactType, Font, OrderStatus, PaymentState, Theme } from 'shared-contracts';

// ───────── words used all over
export type Size = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
export type Tone = 'neutral' | 'main' | 'info' | 'happy' | 'warn' | 'danger';
/** Steps of the scale of spaces: 4 8 12 16 24 32 48 64 96 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type IconName = string; // a union of the curated Lucide names in lower case with dashes: 'trash-2', 'shopping-bag' …

// ───────── theme
/** The part of the contracts' `Brand` that decides the look; `Boot.brand` fits as it is. */
export interface BrandLook {
  id: string;
  name: string;
  cards: 'shadow' | 'padded';
  links: 'plain' | 'underlined';
}
export declare const bloom: BrandLook;
export declare const mum: BrandLook;
/** What the host's router gives as its link; react-router's `Link` fits. */
export type LinkComponent = ComponentType<
  { to: string } & AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>
>;
export interface DesignSystemProviderProps {
  brand: BrandLook;
  /** What the server put into `data-theme`; left out: read from `<html>`. */
  theme?: Theme;
  /** Nonce of the Content-Security-Policy, for the emotion cache. */
  nonce?: string;
  /** A cache of one's own (server rendering). Wins over `nonce`. */
  cache?: EmotionCache;
  linkComponent?: LinkComponent;
  /** 'render' (default) puts tokens and the base sheet into the tree; 'present' says that the page's head has `documentCss` already. */
  documentStyles?: 'render' | 'present';
  children: ReactNode;
}
/** Once, at the root: emotion cache, brand, theme, router link, display settings, modals, toasts and confirmations. */
export declare function DesignSystemProvider(props: DesignSystemProviderProps): ReactElement;
/** Emotion cache (key `ds`) with a nonce. */
export declare function createStyleCache(nonce?: string): EmotionCache;
export declare function useTheme(): { theme: Theme; toggle: () => void; setTheme: (theme: Theme) => void };
export declare function useBrand(): BrandLook;
/** `b2b_theme` */
export declare const themeCookieName: string;
/** A button that flips the theme. `row` shows its words ('Тёмная тема'). */
export declare function ThemeToggle(props: { variant?: 'icon' | 'row' }): ReactElement;
/** One picture as the contracts' content item holds it (any further fields are welcome). */
export interface PictureItem {
  id: string;
  link: string;
  data: { order: number; show: boolean };
}
/** Display settings of section 3.3.1. Everything has a default; a nested provider overrides what it names. */
export interface DisplaySettings {
  fontId: Font;
  themeId: ColourTheme;
  /** `slugs.mainColor` of theme settings: 3 or 6 hex characters with or without `#`; missing or malformed: the theme's default. Used where themeId is 'custom'. */
  slugs: { mainColor?: string | null };
  /** What relative picture paths are resolved against. */
  baseUrl: string;
  disabledLinks: boolean;
  /** Pictures of an external id. */
  retrieve: (externalId: string) => Promise<readonly PictureItem[]>;
}
/** Sets display settings for what is inside; also puts the shop's colours and font into the page (nonced, also on the server). */
export declare function DisplaySettingsProvider(props: {
  settings: Partial<DisplaySettings>;
  children: ReactNode;
}): ReactElement;
export declare function useDisplaySettings(): DisplaySettings;
/** Shown pictures of an external id, sorted, addresses resolved; a failure is an empty list. */
export declare function usePictures(externalId: string | undefined): {
  pictures: { id: string; src: string }[];
  loading: boolean;
};
/** CSS text of tokens (both themes), base sheet and font faces for a `<style nonce>` in the head. */
export declare function documentCss(brand: BrandLook): string;
/** CSS text of a shop's colours and font; pure, for the server. */
export declare function shopCss(
  brand: BrandLook,
  settings: Pick<DisplaySettings, 'fontId' | 'themeId' | 'slugs'>,
): string;
/** Addresses of the font files worth a `<link rel="preload" as="font" crossorigin>`. */
export declare function fontPreloads(font: Font): string[];

// ───────── colour
/** Parses 3 or 6 hex characters (with or without #); else throws Error('Invalid HEX color.'). */
export declare function parseHex(text: string): { r: number; g: number; b: number };
export declare function contrastRatio(first: string, second: string): number;
/** Readable on the colour: white or near-black. */
export declare function contrastVariant(hex: string): string;
export declare const defaultMainColor: '#fc2b2b';
export declare const colourThemeMain: Record<Exclude<ColourTheme, 'custom'>, string>;

// ───────── format (all pure; an empty value is '--')
export declare function formatPrice(roubles: number | null | undefined): string;
/** 'N x price' where count is above 1, else the price. */
export declare function formatQuantityPrice(count: number, roubles: number | null | undefined): string;
/** '+7 (999) 123-45-67'; anything else unchanged. */
export declare function formatPhone(phone: string | null | undefined): string;
/** plural(5, ['товар', 'товара', 'товаров']) → 'товаров' */
export declare function plural(count: number, forms: readonly [one: string, few: string, many: string]): string;
/** '5 товаров' */
export declare function pluralCount(count: number, forms: readonly [one: string, few: string, many: string]): string;
export interface TimeOptions {
  /** IANA; Europe/Moscow by default. */ timeZone?: string;
}
/** '14 июня', with the year where it is not this one. */
export declare function formatDate(iso: string | null | undefined, options?: TimeOptions): string;
export declare function formatTime(iso: string | null | undefined, options?: TimeOptions): string;
/** '14 июня, 10:24' */
export declare function formatDateTime(
  iso: string | null | undefined,
  options?: TimeOptions & { /** adds the zone: '(мск)' */ zone?: boolean },
): string;
/** 'только что', '14 мин', '11:20', '14 июня' */
export declare function formatAgo(iso: string | null | undefined, now: Date, options?: TimeOptions): string;
/** The text, or '--'. */
export declare function orEmpty(text: string | number | null | undefined): string;
/** Address behind a contact: tel:, mailto:, https://t.me/…, https://wa.me/… (prefixes added when missing). */
export declare function contactHref(type: ContactType, value: string): string;
/** What people read: the formatted phone, '@name', … */
export declare function contactTitle(type: ContactType, value: string): string;
/** http(s):, data: and blob: as they are, others against the base url. */
export declare function resolvePicture(link: string, baseUrl: string): string;

// ───────── layout and type
export interface StackProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'fieldset';
  children?: ReactNode;
  id?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  noValidate?: boolean;
}
/** A column with one gap (default 4 = 16 px). */
export declare function Stack(props: StackProps): ReactElement;
/** A row that wraps (default gap 2, align center). */
export declare function Inline(props: {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'end' | 'center';
  wrap?: boolean;
  children?: ReactNode;
}): ReactElement;
/** Equal columns that become one on a phone (`min` 768 px) unless `phone` says 2. */
export declare function Columns(props: {
  count: 2 | 3 | 4;
  gap?: Space;
  phone?: 1 | 2;
  children?: ReactNode;
}): ReactElement;
/** Main and side. office: side 360 px from 1024; checkout: side 416 px, sticky, from 1000; product: gallery left, words right, from 1000. `sideFirst` puts the side first on a phone. */
export declare function Split(props: {
  variant: 'office' | 'checkout' | 'product';
  sideFirst?: boolean;
  main: ReactNode;
  side: ReactNode;
}): ReactElement;
export interface HeadingProps {
  level?: 1 | 2 | 3 | 4;
  size?: Size;
  id?: string /** Small words beside it: '9 товаров'. */;
  aside?: ReactNode;
  children: ReactNode;
}
/** In capitals in the shop, as written in the office. */
export declare function Heading(props: HeadingProps): ReactElement;
export interface TextProps {
  size?: 'xs' | 's' | 'm' | 'l';
  tone?: 'text' | 'muted' | 'main' | 'happy' | 'danger' | 'warn';
  weight?: 'text' | 'medium' | 'bold';
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'dd' | 'dt' /** Lines before it is cut with an ellipsis. */;
  lines?: 1 | 2 | 3 /** Line breaks of the text are kept. */;
  preserve?: boolean;
  numeric?: boolean;
  id?: string;
  children?: ReactNode;
}
export declare function Text(props: TextProps): ReactElement;
export interface CardProps {
  title?: ReactNode /** Right of the title. */;
  aside?: ReactNode /** No padding: for lists that run to the edge. */;
  flush?: boolean;
  level?: 2 | 3;
  id?: string;
  children?: ReactNode;
}
export declare function Card(props: CardProps): ReactElement;
export declare function Divider(): ReactElement;
export declare function VisuallyHidden(props: {
  as?: 'span' | 'h1' | 'h2' | 'p';
  id?: string;
  children: ReactNode;
}): ReactElement;
export declare function Icon(props: {
  name: IconName;
  size?: 's' | 'm' | 'l' | 'xl' /** Says it aloud; without it the icon is decoration. */;
  label?: string;
}): ReactElement;
/** Is this one of the icons? (navigation of remote.json) */
export declare function isIconName(name: string): name is IconName;
/** The shop's page between header and footer: gutter, container, end space. */
export declare function ShopPage(props: {
  /** 'narrow' for texts and forms. */ width?: 'full' | 'narrow';
  children: ReactNode;
}): ReactElement;
/** A section of the shop with the space above and an optional heading. */
export declare function ShopSection(props: {
  title?: ReactNode;
  aside?: ReactNode /** At the end of the heading's line (arrows, a link). */;
  actions?: ReactNode;
  id?: string;
  children: ReactNode;
}): ReactElement;
export interface PageProps {
  title: ReactNode;
  /** Second line under the title. */
  subtitle?: ReactNode;
  back?: { to: string; label?: string };
  /** Icon buttons that stay in the header on every width. */
  tools?: ReactNode;
  /** Buttons: in the header from 1024 px, in a bar at the bottom of a phone. Rendered once. */
  actions?: ReactNode;
  /** Left of the actions: 'Есть изменения'. */
  note?: ReactNode;
  /** On a phone the bar takes the tabs' place (default where there is `back`) or docks above them. */
  bar?: 'replace' | 'dock';
  /** Padding around the content (default); false for lists that run to the edge. */
  padded?: boolean;
  /** 'narrow' keeps forms readable (720 px). */
  width?: 'full' | 'narrow';
  children: ReactNode;
}
/** An office page: sticky header with title, back, tools; actions. */
export declare function Page(props: PageProps): ReactElement;
/** Sign-in, registration: art and form. */
export declare function AuthPage(props: {
  brandName?: string;
  title: ReactNode;
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}): ReactElement;

// ───────── actions
export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'danger' | 'ghost';
export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  icon?: IconName;
  iconEnd?: IconName;
  full?: boolean;
}
export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Shows that it works and cannot be pressed again; keeps its width and its place in the tab order. */
  loading?: boolean;
}
/** `type` is 'button' unless said; variant primary, size m. Takes a ref. */
export declare function Button(props: ButtonProps & RefAttributes<HTMLButtonElement>): ReactElement;
/** A link that looks like a button. */
export declare function ButtonLink(
  props: ButtonLook & LinkTarget & { children: ReactNode; onClick?: () => void },
): ReactElement;
export declare function IconButton(
  props: {
    icon: IconName /** Read aloud and shown as a tooltip. */;
    label: string;
    variant?: 'ghost' | 'outline' | 'danger';
    loading?: boolean;
  } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> &
    RefAttributes<HTMLButtonElement>,
): ReactElement;
/** An icon that is a link. */
export declare function IconLink(props: { icon: IconName; label: string } & LinkTarget): ReactElement;
/** Where a link leads: one of them. */
export interface LinkTarget {
  /** A page of this application, without the base path. */ to?: string;
  mail?: string;
  phone?: string /** Any other address; another origin opens in a new tab. */;
  href?: string;
}
export declare function Link(
  props: LinkTarget & {
    children?: ReactNode /** text: underlined (default); plain: brand's rule; strong: main colour. */;
    variant?: 'text' | 'plain' | 'strong';
    current?: boolean;
    icon?: IconName;
    onClick?: () => void;
    'aria-label'?: string;
  },
): ReactElement;
/** Sticks to the bottom of what it ends (a form in a dialog, a shop page on a phone). */
export declare function ActionBar(props: { note?: ReactNode; children: ReactNode }): ReactElement;

// ───────── forms: inputs inside <Field> get id, aria-describedby, aria-invalid by themselves
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode /** Takes the hint's place. */;
  error?: ReactNode /** 'необязательно' */;
  optional?: boolean /** At the right end of the label: '12 из 120'. */;
  aside?: ReactNode /** For groups (RadioCards, Chips): a fieldset with a legend. */;
  group?: boolean /** Label only read aloud. */;
  hideLabel?: boolean;
  children: ReactNode;
}
export declare function Field(props: FieldProps): ReactElement;
type Native<P> = Omit<P, 'className' | 'style' | 'size'>;
/** Works with react-hook-form's `register` as it is. */
export declare function TextInput(
  props: Native<InputHTMLAttributes<HTMLInputElement>> & {
    icon?: IconName;
    prefix?: ReactNode;
    suffix?: ReactNode;
  } & RefAttributes<HTMLInputElement>,
): ReactElement;
export declare function TextArea(
  props: Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & RefAttributes<HTMLTextAreaElement>,
): ReactElement;
export declare function PasswordInput(
  props: Native<InputHTMLAttributes<HTMLInputElement>> & RefAttributes<HTMLInputElement>,
): ReactElement;
export declare function SearchInput(props: {
  value: string;
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
}): ReactElement;
type Controlled<T> = { value: T; onChange: (value: T) => void; onBlur?: () => void; name?: string; disabled?: boolean };
/** Value `+7…` with as many digits as typed ('' when empty); shows +7 (999) 123-45-67. */
export declare function PhoneInput(
  props: Controlled<string> & { autoComplete?: string; placeholder?: string } & RefAttributes<HTMLInputElement>,
): ReactElement;
/** Roubles; null when empty. */
export declare function PriceInput(
  props: Controlled<number | null> & { placeholder?: string } & RefAttributes<HTMLInputElement>,
): ReactElement;
export interface Option<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
}
/** Native; works with `register`. */
export declare function Select(
  props: Native<SelectHTMLAttributes<HTMLSelectElement>> & {
    options: readonly Option[];
    placeholder?: string;
  } & RefAttributes<HTMLSelectElement>,
): ReactElement;
/** Works with `register`. */
export declare function Checkbox(
  props: Native<InputHTMLAttributes<HTMLInputElement>> & {
    label: ReactNode /** Label only read aloud (lists). */;
    hideLabel?: boolean;
    error?: ReactNode;
  } & RefAttributes<HTMLInputElement>,
): ReactElement;
export declare function Switch(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean /** While a change is sent. */;
  loading?: boolean;
  name?: string;
}): ReactElement;
export interface Choice<V extends string = string> extends Option<V> {
  hint?: ReactNode;
  icon?: IconName;
  aside?: ReactNode;
}
export declare function RadioCards<V extends string>(props: {
  label: string;
  name?: string;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly Choice<V>[];
  columns?: 1 | 2 | 3;
}): ReactElement;
export declare function SegmentedControl<V extends string>(props: {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly (Option<V> & { icon?: IconName })[];
}): ReactElement;
export declare function Chips<V extends string>(props: {
  label: string;
  values: readonly V[];
  onChange: (values: V[]) => void;
  options: readonly Option<V>[] /** '+ Новая' at the end. */;
  addLabel?: string;
  onAdd?: () => void;
}): ReactElement;
/** Rows of short texts: add, remove, move by buttons, keys or drag. Sizes of a product: { id, value }. */
export interface ListItem {
  id: string;
  value: string;
}
export declare function ListInput(props: {
  label: string;
  value: readonly ListItem[];
  onChange: (value: ListItem[]) => void;
  createId: () => string;
  addLabel?: string;
  placeholder?: string;
  max?: number /** By item id. */;
  errors?: Record<string, string | undefined>;
}): ReactElement;
/** Remove, up and down buttons of a reorderable row. */
export declare function RowControls(props: {
  label: string;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void;
  disabled?: boolean;
  variant?: 'icons' | 'words';
}): ReactElement;
/** Above a form that was refused: each line leads to its field (id). Takes the focus when it appears. */
export declare function FormErrorSummary(props: {
  title?: string;
  errors: readonly { field?: string; message: string }[];
}): ReactElement | null;
/** A list sorted by drag (react-sortable-hoc, loaded when needed) and by keys; announces moves. */
export declare function SortableList<T>(props: {
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  label: string;
  disabled?: boolean;
  gap?: Space;
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
}): ReactElement;

// ───────── feedback
export declare function Skeleton(props: {
  shape?: 'line' | 'title' | 'block' | 'picture' | 'circle' | 'button';
  width?: 'full' | 'half' | 'third' | 'quarter';
  lines?: number;
}): ReactElement;
/** Says once to screen readers that things load; wrap skeletons in it. */
export declare function Loading(props: { label?: string; children: ReactNode }): ReactElement;
export declare function Spinner(props: { size?: 's' | 'm' | 'l'; label?: string }): ReactElement;
export declare function ProgressBar(props: {
  label: string /** 0 to 1; left out: unknown. */;
  value?: number;
  tone?: 'main' | 'happy';
}): ReactElement;
export interface StateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName /** Buttons. */;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}
export declare function EmptyState(props: StateProps): ReactElement;
export declare function ErrorState(
  props: StateProps & {
    onRetry?: () => void;
    retrying?: boolean /** Request code to name to support. */;
    code?: string;
  },
): ReactElement;
export declare function Banner(props: {
  tone?: 'info' | 'happy' | 'warn' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode /** Read out when it appears. */;
  live?: boolean;
}): ReactElement;
export declare function Badge(props: {
  tone?: Tone;
  icon?: IconName;
  size?: 'm' | 'l';
  children: ReactNode;
}): ReactElement;
export declare function SaleBadge(props: { size?: 'm' | 'l' }): ReactElement;
export declare function CountBadge(props: { count: number; label?: string }): ReactElement | null;
export type ToastType = 'info' | 'happy' | 'danger';
export interface ToastInput {
  /** 'Внимание' */ title?: string;
  text?: string;
  type?: ToastType /** ms; 2000, with an action at least 10 000. */;
  timeout?: number;
  action?: { label: string; onPress: () => void };
}
/** Works below DesignSystemProvider. */
export declare function useToast(): { show: (toast: ToastInput) => string; close: (id: string) => void };
export declare function ToastProvider(props: { children: ReactNode }): ReactElement;
export type DialogSize = 'm' | 'l' | 'xl' | '2xl' | '4xl';
export interface DialogProps {
  open: boolean;
  /** After it closed by Escape, backdrop or button (and `beforeClose` agreed). */
  onClose: () => void;
  title: ReactNode;
  size?: DialogSize;
  /** false: only the caller closes it. */
  closable?: boolean;
  /** Waited for; false keeps it open. */
  beforeClose?: () => boolean | undefined | Promise<boolean | undefined>;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** No padding (crop). */
  flush?: boolean;
  children?: ReactNode;
}
/** Centred from 640 px, full screen below. */
export declare function Modal(props: DialogProps): ReactElement | null;
/** Centred on a desktop, a sheet at the bottom of a phone. */
export declare function Dialog(props: DialogProps): ReactElement | null;
/** At the right side (desktop), from below (phone). */
export declare function Sheet(props: DialogProps): ReactElement | null;
export interface ConfirmInput {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'main' | 'danger' /** A third way: 'Сохранить и уйти'. */;
  alternative?: { label: string; value: string };
}
/** await confirm({ title: 'Удалить товар?', tone: 'danger' }) → 'confirm' | 'cancel' | alternative's value. Works below DesignSystemProvider. */
export declare function useConfirm(): (input: ConfirmInput) => Promise<string>;
export declare function ConfirmDialog(
  props: { open: boolean; onAnswer: (answer: string) => void } & ConfirmInput,
): ReactElement | null;
export declare function CopyButton(props: {
  value: string;
  label?: string /** Only the icon. */;
  compact?: boolean;
}): ReactElement;
/** Label, value and a copy button in one row. */
export declare function CopyRow(props: {
  label: string;
  value: string /** What people see, when it is not what is copied. */;
  shown?: string;
  large?: boolean;
}): ReactElement;
export declare function DefinitionList(props: {
  items: readonly { term: ReactNode; value: ReactNode }[];
}): ReactElement;
export declare function Pagination(props: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  label?: string;
}): ReactElement | null;

// ───────── shop
export interface ShopHeaderProps {
  company: string;
  logo?: string | null /** Routes. */;
  home: string;
  checkout: string;
  cartCount?: number;
  sticky?: boolean;
  current?: 'home' | 'checkout';
}
export declare function ShopHeader(props: ShopHeaderProps): ReactElement;
export interface FooterLink {
  type: 'link' | 'phone' | 'mail';
  value: string;
  title?: string;
}
export interface ShopFooterProps {
  company: string;
  links?: readonly FooterLink[];
  email?: string | null;
  address?: string | null;
  legal?: { fio?: string | null; inn?: string | null; ogrnip?: string | null } /** Routes. */;
  privacy: string;
  offer?: string;
  personalData?: string;
}
export declare function ShopFooter(props: ShopFooterProps): ReactElement;
export interface ShopBannerProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  picture?: string | null;
  actions?: ReactNode;
}
export declare function ShopBanner(props: ShopBannerProps): ReactElement;
export declare function Facts(props: {
  items: readonly { icon: IconName; title: ReactNode; text?: ReactNode }[];
}): ReactElement;
/** Delivery, payment, contacts: up to three columns on one panel. */
export declare function InfoPanel(props: {
  columns: readonly {
    title: ReactNode;
    items: readonly { title: ReactNode; text?: ReactNode; icon?: IconName; link?: LinkTarget }[];
  }[];
}): ReactElement;
export declare function Crumbs(props: { items: readonly { label: string; to?: string }[] }): ReactElement;
export declare function CategoryFilter(props: {
  label?: string;
  value: string | null;
  onChange: (id: string | null) => void;
  total?: number;
  categories: readonly { id: string; title: string; count?: number }[];
}): ReactElement;
export declare function ProductGrid(props: { columns?: 2 | 3; children: ReactNode }): ReactElement;
export interface ProductCardProps {
  name: string;
  price: number | null /** Old price; with it the sale flag. */;
  sale?: number | null;
  image?: string | null;
  to?: string /** Sold out or not for sale now. */;
  disabled?: boolean /** In the cart; above 0 shows the stepper. */;
  quantity?: number /** 'Добавить' */;
  onAdd?: () => void;
  onQuantity?: (quantity: number) => void;
  adding?: boolean;
  badgeSize?: 'm' | 'l' /** First rows of a page: the picture loads at once. */;
  priority?: boolean /** With sizes: the button leads to the page, 'Выбрать'. */;
  choose?: boolean;
  headingLevel?: 2 | 3;
}
export declare function ProductCard(props: ProductCardProps): ReactElement;
/** Loads its picture from the first shown item of `retrieve(externalId)`. */
export declare function ExternalProductCard(
  props: Omit<ProductCardProps, 'image'> & { externalId: string },
): ReactElement;
export declare function ProductCardSkeleton(): ReactElement;
export declare function ProductGallery(props: {
  name: string;
  pictures: readonly { id: string; src: string; alt?: string }[];
  sale?: boolean;
  loading?: boolean;
}): ReactElement;
export declare function QuantityStepper(props: {
  value: number;
  onChange: (value: number) => void /** 0 lets minus remove. */;
  min?: number;
  max?: number;
  label: string;
  variant?: 'quiet' | 'plain';
  size?: 's' | 'l';
  disabled?: boolean;
}): ReactElement;
export declare function SizePicker(props: {
  label?: string;
  sizes: readonly { id: string; value: string; disabled?: boolean }[];
  value: string | null;
  onChange: (id: string) => void;
  error?: string;
}): ReactElement;
export declare function Price(props: {
  value: number | null;
  old?: number | null;
  size?: 's' | 'm' | 'l' | 'xl';
  count?: number;
}): ReactElement;
export interface PictureProps {
  src: string | null | undefined;
  alt: string;
  ratio?: 'product' | 'square' | 'banner' | 'fill' /** CSS px the picture takes, for `sizes`. */;
  sizes?: string;
  priority?: boolean;
  muted?: boolean;
  width?: number;
}
export declare function Picture(props: PictureProps): ReactElement;
/** One good of a cart or an order. */
export declare function GoodLine(props: {
  name: string;
  to?: string;
  image?: string | null;
  size?: string | null;
  price: number;
  sale?: number | null;
  count: number /** Changed price, sold out. */;
  note?: ReactNode;
  onCount?: (count: number) => void;
  onRemove?: () => void;
}): ReactElement;
export declare function TotalLine(props: { label: ReactNode; value: ReactNode; large?: boolean }): ReactElement;
export declare function OrderTimeline(props: {
  steps: readonly { label: string; text?: ReactNode; state: 'done' | 'now' | 'next' }[];
  label?: string;
}): ReactElement;
/** Fixed words and times for the contracts' statuses. A cancelled order shows one step. */
export declare function orderSteps(status: OrderStatus): { label: string; state: 'done' | 'now' | 'next' }[];
export declare function orderStatusLabel(status: OrderStatus): string;
export declare function paymentStateLabel(state: PaymentState): string;
/** Phones: price and one button at the bottom, until the footer; from 768 px (or 1000 with `until`) nothing. */
export declare function StickyBar(props: {
  sum: ReactNode;
  detail?: ReactNode;
  until?: 768 | 1000;
  children: ReactNode;
}): ReactElement;

// ───────── office
export interface OfficeItem {
  to: string;
  label: string;
  icon: IconName;
  current?: boolean;
  count?: number;
  tab?: boolean;
  group?: 'main' | 'settings' | 'admin';
}
export interface OfficeLayoutProps {
  shop: { title: string; status?: string; open?: boolean; logo?: string | null /** Public shop. */; to?: string };
  items: readonly OfficeItem[];
  account?: { label: string; onSignOut: () => void };
  children: ReactNode;
}
export declare function OfficeLayout(props: OfficeLayoutProps): ReactElement;
/** A list that runs edge to edge on a phone and is a card on a desktop; `head` are column titles from 1024 px. */
export declare function RowList(props: {
  label: string;
  kind?: 'orders' | 'products' | 'plain';
  tools?: ReactNode;
  stale?: boolean;
  compact?: boolean;
  children: ReactNode;
}): ReactElement;
export interface OrderRowProps {
  to: string;
  number: string /** '14 мин' */;
  age: string;
  sum: number;
  goods: string;
  delivery?: string;
  customer?: string;
  image?: string | null;
  count: number;
  status: OrderStatus;
  payment: PaymentState;
  fresh?: boolean;
  action?: ReactNode;
  compact?: boolean;
}
export declare function OrderRow(props: OrderRowProps): ReactElement;
export interface ProductRowProps {
  to: string;
  name: string;
  image?: string | null;
  price: number | null;
  sale?: number | null;
  categories?: string;
  sizes?: string;
  published: boolean;
  onPublish?: (published: boolean) => void;
  publishing?: boolean;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void /** From SortableList. */;
  handle?: ReactNode;
}
export declare function ProductRow(props: ProductRowProps): ReactElement;
/** A plain row: leading picture or icon, title, text, trailing. */
export declare function ListRow(props: {
  to?: string;
  title: ReactNode;
  text?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  onClick?: () => void;
}): ReactElement;
export declare function StatusTrack(props: { status: OrderStatus }): ReactElement;
/** The same five steps, wide, with words: head of the order's page. */
export declare function StatusWay(props: { status: OrderStatus }): ReactElement;
export declare function MoneyBadge(props: { state: PaymentState }): ReactElement;
export declare function StatTile(props: {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  tone?: 'neutral' | 'happy';
  to?: string;
  icon?: IconName;
}): ReactElement;
export interface ChecklistStep {
  id: string;
  title: ReactNode;
  done: boolean;
  text?: ReactNode;
  to?: string;
  action?: ReactNode /** Done a moment ago. */;
  fresh?: boolean;
}
export declare function Checklist(props: { label: string; steps: readonly ChecklistStep[] }): ReactElement;
export declare function History(props: {
  items: readonly { id: string; title: ReactNode; text?: ReactNode; time: string }[];
  label: string;
}): ReactElement;
/** Filters of a list with counts: one chosen. */
export declare function FilterChips<V extends string>(props: {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly (Option<V> & { count?: number; highlight?: boolean })[];
}): ReactElement;

// ───────── pictures
/** What the editor ends with (section 3.14.1). */
export interface PictureChanges<Item extends PictureItem = PictureItem> {
  moved: { order: number; entity: Item }[];
  added: { order: number; entity: { blob: Blob; dataUrl: string } }[];
  removed: { entity: Item }[];
}
export interface PictureEditorProps<Item extends PictureItem = PictureItem> {
  /** Existing pictures (once loaded); undefined while loading. */
  pictures: readonly Item[] | undefined;
  /** After every change; empty lists: nothing to save. */
  onChange: (changes: PictureChanges<Item>) => void;
  /** Change it (after saving) to start from `pictures` anew. */
  version?: string | number;
  max?: number;
  /** Crop aspect; 1. */
  aspect?: number;
  disabled?: boolean;
}
/** Up to three pictures: drop, choose, crop, sort, remove. Loads its heavy parts when used. */
export declare function PictureEditor<Item extends PictureItem>(props: PictureEditorProps<Item>): ReactElement;
/** One picture (logo, banner): choose, crop, remove. */
export declare function PictureField(props: {
  label: string;
  src?: string | null;
  aspect?: number;
  onChange: (picture: { blob: Blob; dataUrl: string } | null) => void;
  hint?: ReactNode;
}): ReactElement;
