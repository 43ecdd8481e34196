/**
 * What a shopper's first page is made of: the part of the public surface (`index.ts`) that loads before a shop is shown. Every byte here is
 * paid by a shopper on a slow phone; what a later page needs stands in `checkout.ts`, what only the office needs in `index.ts`.
 */

// Theme: once at the root, and per shop.

export { ThemeToggle } from './components/theme-toggle/theme-toggle.tsx';
export { DesignSystemProvider, type DesignSystemProviderProps } from './provider.tsx';
export { useArea } from './theme/area.ts';
export { useBrand } from './theme/brand.tsx';
export {
  type DisplaySettings,
  DisplaySettingsProvider,
  type PictureItem,
  useDisplaySettings,
} from './theme/display-settings.tsx';
export type { LinkComponent } from './theme/link-component.ts';
export type { Sheets } from './theme/sheets.ts';
export { createStyleCache } from './theme/style-cache.ts';
export { type ThemeMode, themeCookie, themeCookieLifetime, themeCookieName, useTheme } from './theme/theme-mode.tsx';
export { type ShownPicture, shownPictures, usePictures } from './theme/use-pictures.ts';

// Styles: what screens' own components are made of. Tokens are read as `var(--…)`.

export { css, keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { Anchor, type LinkTarget } from './components/link/anchor.tsx';
export { media } from './recipes/media.ts';
export { oneLine } from './recipes/text.ts';

// Brands, and what a shop chooses.

export { type BrandLook, bloom, mum } from './tokens/brand.ts';
export type { Area } from './tokens/css.ts';
export type { ShopChoice } from './tokens/look.ts';
export type { Size, Space } from './tokens/scale.ts';

// Formats: pure, with '--' for what is empty.

// The contracts' rule, which every page of a shop has here already.
export { contactAddress } from 'shared-contracts';
export { contactTitle } from './format/contact.ts';
export { orEmpty } from './format/empty.ts';
export { formatPhone } from './format/phone.ts';
export { pictureAt, pictureSizes, pictureSrcSet, pictureWidths, resolvePicture } from './format/picture.ts';
export { type PluralForms, plural, pluralCount } from './format/plural.ts';
export { formatPrice, formatQuantityPrice } from './format/price.ts';
export { typeset } from './format/typeset.ts';

// Layout and type.

export { Heading, type HeadingProps } from './components/heading/heading.tsx';
export { Icon, type IconProps } from './components/icon/icon.tsx';
export { type IconName, isIconName } from './components/icon/icon-name.ts';
export { ShopPage, ShopSection, type ShopSectionProps } from './components/shop-page/shop-page.tsx';
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

export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
} from './components/button/button.tsx';
export { FocusFallback } from './components/focus-fallback/focus-fallback.tsx';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './components/icon-button/icon-button.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { useFocusFallback } from './hooks/use-focus-fallback.ts';

// Feedback.

export { Badge, type BadgeProps, CountBadge, SaleBadge, type Tone } from './components/badge/badge.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export {
  EmptyState,
  ErrorState,
  type ErrorStateProps,
  type StateProps,
} from './components/empty-state/empty-state.tsx';
export { useModalManager } from './components/modal/modal-context.tsx';
export { Loading, Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner } from './components/spinner/spinner.tsx';
export type { ToastInput, ToastType } from './components/toasts/toast-store.ts';
export { ToastProvider, useToast } from './components/toasts/toasts.tsx';

// Shop.

export { Facts, type FactsProps } from './components/facts/facts.tsx';
export { Picture, type PictureProps } from './components/picture/picture.tsx';
export { Price, type PriceProps } from './components/price/price.tsx';
export { type FooterLink, ShopFooter, type ShopFooterProps } from './components/shop-footer/shop-footer.tsx';
export { ShopHeader, type ShopHeaderProps } from './components/shop-header/shop-header.tsx';
