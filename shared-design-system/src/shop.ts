/**
 * What a shopper's first page is made of: the part of the public surface (`index.ts`) that loads before a shop is shown. Every byte here is
 * paid by a shopper on a slow phone; what a later page needs stands in `checkout.ts`, what only the office needs in `index.ts`.
 */

// Theme: once at the root, and per shop.

export { ThemeToggle } from './components/theme-toggle/theme-toggle.tsx';
export { DesignSystemProvider, type DesignSystemProviderProps } from './provider.tsx';
export { useArea } from './theme/area.ts';
export { useBrand } from './theme/brand.tsx';
export { type DisplaySettings, DisplaySettingsProvider } from './theme/display-settings.tsx';
export { createStyleCache } from './theme/style-cache.ts';
export { useTheme } from './theme/theme-mode.tsx';

// Styles: what screens' own components are made of. Tokens are read as `var(--…)`.

export { css, keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { Anchor, type LinkTarget } from './components/link/anchor.tsx';
export { type OwnVariables, ownVariables } from './recipes/recipe.ts';
export { oneLine } from './recipes/text.ts';
export { media, mediaCondition } from './tokens/media.ts';
export { pictureSizes } from './tokens/picture-sizes.ts';

// Brands, and what a shop chooses.

export { type BrandLook, bloom, mum } from './tokens/brand.ts';

// Formats: pure, with '--' for what is empty.

// From the contracts, which every page of a shop has loaded already.
export { toContactLink } from 'shared-contracts';
export { contactTitle } from './format/contact.ts';
export { formatPhone } from './format/phone.ts';
export { cropOf, pictureSrcSet } from './format/picture.ts';
export { plural, pluralCount } from './format/plural.ts';
export { formatMoney, formatPrice } from './format/price.ts';
export { typeset } from './format/typeset.ts';

// Layout and typography.

export { Heading } from './components/heading/heading.tsx';
export { Icon } from './components/icon/icon.tsx';
export { type IconName, isIconName } from './components/icon/icon-name.ts';
export { ShopPage, ShopSection } from './components/shop-page/shop-page.tsx';
export { Columns, Inline, Stack } from './components/stack/stack.tsx';
export { Text } from './components/text/text.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';

// Actions.

export { Button, ButtonLink } from './components/button/button.tsx';
export { FocusFallback } from './components/focus-fallback/focus-fallback.tsx';
export { IconButton, IconLink } from './components/icon-button/icon-button.tsx';
export { Link } from './components/link/link.tsx';
export { useFocusFallback } from './hooks/use-focus-fallback.ts';

// Feedback.

export { Badge, type BadgeProps, Count, CountBadge, type Tone } from './components/badge/badge.tsx';
export { Banner } from './components/banner/banner.tsx';
export { EmptyState, ErrorState } from './components/empty-state/empty-state.tsx';
export { useModalManager } from './components/modal/modal-context.tsx';
export { Loading, Skeleton } from './components/skeleton/skeleton.tsx';
export type { ToastInput } from './components/toasts/toast-store.ts';
export { useToast } from './components/toasts/toasts.tsx';

// Shop.

export { Facts } from './components/facts/facts.tsx';
export { Picture } from './components/picture/picture.tsx';
export { Price } from './components/price/price.tsx';
export { type FooterLink, ShopFooter } from './components/shop-footer/shop-footer.tsx';
export { CartCount, ShopHeader } from './components/shop-header/shop-header.tsx';
