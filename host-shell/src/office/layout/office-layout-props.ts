import type { ReactNode } from 'react';
import type { OfficeItem } from '../../navigation/office-items.ts';

export interface OfficeShop {
  title: string;
  status: string;
  open?: boolean;
  logo?: string | null | undefined;
  to?: string | undefined;
}

export interface OfficeLayoutProps {
  shop?: OfficeShop;
  items: readonly OfficeItem[];
  account?: { label: string; onSignOut: () => void } | undefined;
  notice?: ReactNode;
  children: ReactNode;
}
