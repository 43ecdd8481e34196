import { matchPath } from 'react-router-dom';
import type { RemoteManifest, StaffRole } from 'shared-contracts';
import { type IconName, isIconName } from 'shared-design-system/office';

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
  group?: 'main' | 'settings';
}

interface NavigationContext {
  /** Whose part of the office it is. */
  area: 'merchant' | 'admin';
  /** Of staff: null while it is not known. */
  role?: StaffRole | null;
  /** Below the base path. */
  pathname: string;
}

const groupOf = { merchant: 'main', settings: 'settings', admin: 'main' } as const;

/** Sections that are the start of others' addresses count as open only on their own page. */
const isStart = (to: string, all: readonly string[]): boolean => all.some((other) => other.startsWith(`${to}/`));

const isFor = (roles: readonly StaffRole[] | undefined, role: StaffRole | null | undefined): boolean =>
  !roles || (role ? roles.includes(role) : false);

/** The office's navigation from what the manifests name: only what somebody may open, ascending by order, ties by label. */
export function officeItems(manifests: readonly RemoteManifest[], context: NavigationContext): OfficeItem[] {
  const entries = manifests
    .flatMap(({ navigation }) => navigation)
    .filter(({ area, roles }) => (area === 'admin') === (context.area === 'admin') && isFor(roles, context.role))
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
