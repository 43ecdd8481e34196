import { matchPath } from 'react-router-dom';
import type { RemoteManifest } from 'shared-contracts';
import { type IconName, isIconName } from 'shared-design-system';

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

interface NavigationContext {
  isAdmin: boolean;
  /** False for staff without a shop of their own. */
  hasShop: boolean;
  /** Below the base path. */
  pathname: string;
}

const groupOf = { merchant: 'main', settings: 'settings', admin: 'admin' } as const;

/** Sections that are the start of others' addresses count as open only on their own page. */
const isStart = (to: string, all: readonly string[]): boolean => all.some((other) => other.startsWith(`${to}/`));

/** The office's navigation from what the manifests name: only what somebody may open, ascending by order, ties by label. */
export function officeItems(manifests: readonly RemoteManifest[], context: NavigationContext): OfficeItem[] {
  const entries = manifests
    .flatMap(({ navigation }) => navigation)
    .filter(({ area }) => (area === 'admin' ? context.isAdmin : context.hasShop))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'ru'));
  const addresses = entries.map(({ to }) => to);
  return entries.map(({ area, label, icon, to, tab }) => ({
    to,
    label,
    icon: isIconName(icon) ? icon : 'circle-help',
    group: groupOf[area],
    tab,
    current: matchPath({ path: to, end: isStart(to, addresses) }, context.pathname) !== null,
  }));
}
