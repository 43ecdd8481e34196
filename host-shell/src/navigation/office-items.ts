import { matchPath } from 'react-router-dom';
import type { RemoteManifest, StaffRole } from 'shared-contracts';
import { type IconName, isIconName } from 'shared-design-system/office';

export interface OfficeItem {
  to: string;
  label: string;
  icon: IconName;
  current?: boolean;
  count?: number;
  tab?: boolean;
  group?: 'main' | 'settings';
}

interface NavigationContext {
  area: 'merchant' | 'admin';
  role?: StaffRole | null;
  pathname: string;
}

const groupOf = { merchant: 'main', settings: 'settings', admin: 'main' } as const;

const isStart = (to: string, all: readonly string[]): boolean => all.some((other) => other.startsWith(`${to}/`));

const isFor = (roles: readonly StaffRole[] | undefined, role: StaffRole | null | undefined): boolean =>
  !roles || (role ? roles.includes(role) : false);

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
