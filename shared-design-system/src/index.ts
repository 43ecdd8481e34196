/**
 * The public surface of the design system: everything that screens may use, and nothing else. Props and behaviour are described where a
 * thing is defined; this list says what there is.
 */

// Theme: once at the root, and per shop.

export { ThemeToggle } from './components/theme-toggle/theme-toggle.tsx';
export { useArea } from './theme/area.ts';
export { useBrand } from './theme/brand.tsx';
export {
  type DisplaySettings,
  DisplaySettingsProvider,
  type PictureItem,
  useDisplaySettings,
} from './theme/display-settings.tsx';
export type { LinkComponent } from './theme/link-component.ts';
export { DesignSystemProvider, type DesignSystemProviderProps } from './theme/provider.tsx';
export { createStyleCache } from './theme/style-cache.ts';
export { type ThemeMode, themeCookie, themeCookieLifetime, themeCookieName, useTheme } from './theme/theme-mode.tsx';
export { type ShownPicture, shownPictures, usePictures } from './theme/use-pictures.ts';

// Tokens as CSS text, for servers and documents.

export { fontFaceCss, fontPreloads } from './fonts/faces.ts';
export { type BrandLook, bloom, mum } from './tokens/brand.ts';
export { type Area, brandTokens, type ShopChoice, shopCss, tokensCss } from './tokens/css.ts';
export { documentCss } from './tokens/document.ts';
export { colourThemeMain, defaultMainColor, mainColourOf } from './tokens/main-colour.ts';
export type { Size, Space } from './tokens/scale.ts';

// Colour.

export { contrastRatio, contrastVariant } from './colour/contrast.ts';
export { type ColourFamily, colourFamily, type Grounds } from './colour/family.ts';
export { formatHex, parseHex, type Rgb } from './colour/hex.ts';

// Formats: pure, with '--' for what is empty.

export { contactHref, contactTitle, phoneHref } from './format/contact.ts';
export { orEmpty } from './format/empty.ts';
export { formatPhone } from './format/phone.ts';
export { pictureAt, pictureSrcSet, pictureWidths, resolvePicture } from './format/picture.ts';
export { type PluralForms, plural, pluralCount } from './format/plural.ts';
export { formatPrice, formatQuantityPrice } from './format/price.ts';
export { formatAgo, formatDate, formatDateTime, formatTime, type TimeOptions } from './format/time.ts';
export { typeset } from './format/typeset.ts';

// Layout and type.

export { AuthPage, type AuthPageProps } from './components/auth-page/auth-page.tsx';
export { BrandMark } from './components/brand-mark/brand-mark.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Divider } from './components/divider/divider.tsx';
export { Heading, type HeadingProps } from './components/heading/heading.tsx';
export { Icon, type IconProps } from './components/icon/icon.tsx';
export { type IconName, isIconName } from './components/icon/icons.ts';
export { Only, type OnlyProps } from './components/only/only.tsx';
export { Page, type PageProps } from './components/page/page.tsx';
export { ShopPage, ShopSection, type ShopSectionProps } from './components/shop-page/shop-page.tsx';
export { SiteHeader, type SiteHeaderProps } from './components/site-header/site-header.tsx';
export { Split, type SplitProps } from './components/split/split.tsx';
export {
  Columns,
  type ColumnsProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './components/stack/stack.tsx';
export { Text, type TextProps } from './components/text/text.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';

// Actions.

export { ActionBar } from './components/action-bar/action-bar.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
} from './components/button/button.tsx';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './components/icon-button/icon-button.tsx';
export type { LinkTarget } from './components/link/anchor.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';

// Forms.

export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Chips, type ChipsProps } from './components/chips/chips.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './components/form-error-summary/form-error-summary.tsx';
export { ListInput, type ListInputProps, type ListItem } from './components/list-input/list-input.tsx';
export { type Choice, RadioCards, type RadioCardsProps } from './components/radio-cards/radio-cards.tsx';
export { RangeInput, type RangeInputProps } from './components/range-input/range-input.tsx';
export { RowControls, type RowControlsProps } from './components/row-controls/row-controls.tsx';
export { SegmentedControl, type SegmentedControlProps } from './components/segmented-control/segmented-control.tsx';
export { type Option, Select, type SelectProps } from './components/select/select.tsx';
export { moveItem } from './components/sortable-list/order.ts';
export { type OwnHandle, SortableList, type SortableListProps } from './components/sortable-list/sortable-list.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { ColourInput, type ColourInputProps } from './components/text-input/colour-input.tsx';
export { PasswordInput, type PasswordInputProps } from './components/text-input/password-input.tsx';
export { type Controlled, PhoneInput, type PhoneInputProps } from './components/text-input/phone-input.tsx';
export { PriceInput, type PriceInputProps } from './components/text-input/price-input.tsx';
export {
  SearchInput,
  type SearchInputProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './components/text-input/text-input.tsx';

// Feedback.

export { Badge, type BadgeProps, CountBadge, SaleBadge, type Tone } from './components/badge/badge.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export {
  type ConfirmAnswer,
  ConfirmDialog,
  type ConfirmInput,
  useConfirm,
} from './components/confirm-dialog/confirm-dialog.tsx';
export { CopyButton, type CopyButtonProps, CopyRow, type CopyRowProps } from './components/copy-button/copy-button.tsx';
export { DefinitionList } from './components/definition-list/definition-list.tsx';
export { Dialog, type DialogProps, type DialogSize, Modal, Sheet } from './components/modal/modal.tsx';
export { createModalManager, type ModalManager, type ModalRules } from './components/modal/modal-manager.ts';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export { Loading, Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner } from './components/spinner/spinner.tsx';
export { EmptyState, ErrorState, type ErrorStateProps, type StateProps } from './components/state/state.tsx';
export type { ToastInput, ToastType } from './components/toasts/toast-store.ts';
export { ToastProvider, useToast } from './components/toasts/toasts.tsx';

// Shop.

export { Crumbs } from './components/crumbs/crumbs.tsx';
export { Facts, type FactsProps } from './components/facts/facts.tsx';
export {
  CategoryFilter,
  type CategoryFilterProps,
  FilterChips,
  type FilterChipsProps,
} from './components/filter-chips/filter-chips.tsx';
export { GoodLine, type GoodLineProps, TotalLine, type TotalLineProps } from './components/good-line/good-line.tsx';
export { type InfoItem, InfoPanel, type InfoPanelProps } from './components/info-panel/info-panel.tsx';
export { orderStatusLabel, orderSteps, paymentStateLabel } from './components/order-timeline/order-steps.ts';
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineStep,
} from './components/order-timeline/order-timeline.tsx';
export { Picture, type PictureProps } from './components/picture/picture.tsx';
export { Price, type PriceProps } from './components/price/price.tsx';
export {
  ExternalProductCard,
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
} from './components/product-card/product-card.tsx';
export { ProductGallery, type ProductGalleryProps } from './components/product-gallery/product-gallery.tsx';
export { ProductGrid } from './components/product-grid/product-grid.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper/quantity-stepper.tsx';
export { ShopBanner, type ShopBannerProps, ShopBannerSkeleton } from './components/shop-banner/shop-banner.tsx';
export { type FooterLink, ShopFooter, type ShopFooterProps } from './components/shop-footer/shop-footer.tsx';
export { ShopHeader, type ShopHeaderProps } from './components/shop-header/shop-header.tsx';
export { SizePicker, type SizePickerProps } from './components/size-picker/size-picker.tsx';
export { StickyBar, type StickyBarProps } from './components/sticky-bar/sticky-bar.tsx';

// Office.

export { Checklist, type ChecklistProps, type ChecklistStep } from './components/checklist/checklist.tsx';
export { History, type HistoryProps } from './components/history/history.tsx';
export { ListRow, type ListRowProps } from './components/list-row/list-row.tsx';
export { ColourSample, FontSample, TemplateSample } from './components/look-samples/look-samples.tsx';
export { MoneyBadge } from './components/money-badge/money-badge.tsx';
export {
  type OfficeItem,
  OfficeLayout,
  type OfficeLayoutProps,
  type OfficeShop,
} from './components/office-layout/office-layout.tsx';
export { OrderRow, type OrderRowProps } from './components/order-row/order-row.tsx';
export { ProductRow, type ProductRowProps } from './components/product-row/product-row.tsx';
export { RowList, type RowListProps } from './components/row-list/row-list.tsx';
export { StatTile, type StatTileProps } from './components/stat-tile/stat-tile.tsx';
export { StatusTrack, StatusWay } from './components/status-track/status-track.tsx';

// Pictures.

export { PictureEditor, type PictureEditorProps } from './components/picture-editor/picture-editor.tsx';
export { PictureField, type PictureFieldProps } from './components/picture-editor/picture-field.tsx';
export type { InternalPicture, PictureChanges } from './components/picture-editor/state.ts';
