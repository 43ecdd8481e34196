import type { ReactNode } from 'react';
import type { IconName } from 'shared-design-system';

/** An entry of the office's navigation, as `remote.json` brings it. */
export interface OfficeItem {
  /** Route. */
  to: string;
  label: string;
  icon: IconName;
  /** One is on it, or on a page below it. */
  current?: boolean;
  /** Shown when positive: new orders. */
  count?: number;
  /** One of the tabs at the bottom of a phone; the rest is under 'Ещё'. */
  tab?: boolean;
  /** main by default. */
  group?: 'main' | 'settings' | 'admin';
}

/** Whose shop it is and whether shoppers see it. */
export interface OfficeShop {
  title: string;
  /** 'Магазин открыт'. */
  status: string;
  open?: boolean;
  logo?: string | null | undefined;
  /** Route of the public shop. */
  to?: string | undefined;
}

/** Props of {@link OfficeLayout}. */
export interface OfficeLayoutProps {
  /** Left out for staff. */
  shop?: OfficeShop;
  items: readonly OfficeItem[];
  account?: { label: string; onSignOut: () => void } | undefined;
  /** Stays in sight below the header of each page. */
  notice?: ReactNode;
  children: ReactNode;
}
