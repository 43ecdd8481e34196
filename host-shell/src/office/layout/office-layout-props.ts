import type { ReactNode } from 'react';
import type { OfficeItem } from '../../navigation/navigation.ts';

/** Whose shop it is and whether shoppers see it. */
export interface OfficeShop {
  title: string;
  /** 'Магазин опубликован'. */
  status: string;
  open?: boolean;
  logo?: string | null | undefined;
  /** Route of the public shop. */
  to?: string | undefined;
}

export interface OfficeLayoutProps {
  /** Left out for staff. */
  shop?: OfficeShop;
  items: readonly OfficeItem[];
  account?: { label: string; onSignOut: () => void } | undefined;
  /** Stays in sight below the header of each page. */
  notice?: ReactNode;
  children: ReactNode;
}
