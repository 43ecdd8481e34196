import { Fragment, type ReactNode } from 'react';
import { CountBadge, Icon } from 'shared-design-system/office';
import type { OfficeItem } from '../../navigation/office-items.ts';
import { Entry, Tab } from './office-styles.ts';

const groups = ['main', 'settings'] as const;

const here = (item: OfficeItem) => (item.current ? 'page' : undefined);

function NavEntry({ item, onClick }: { item: OfficeItem; onClick?: () => void }) {
  return (
    <Entry to={item.to} aria-current={here(item)} {...(onClick ? { onClick } : {})}>
      <Icon name={item.icon} />
      <span data-words="">{item.label}</span>
      <CountBadge count={item.count ?? 0} />
    </Entry>
  );
}

interface NavGroupsProps {
  items: readonly OfficeItem[];
  titles: Partial<Record<(typeof groups)[number], ReactNode>>;
  onClick?: () => void;
}

export const NavGroups = ({ items, titles, ...rest }: NavGroupsProps) =>
  groups.map((group) => {
    const list = items.filter((item) => (item.group ?? 'main') === group);
    if (list.length === 0) return null;
    return (
      <Fragment key={group}>
        {titles[group]}
        <ul>
          {list.map((item) => (
            <li key={item.to}>
              <NavEntry item={item} {...rest} />
            </li>
          ))}
        </ul>
      </Fragment>
    );
  });

export function TabEntry({ item }: { item: OfficeItem }) {
  return (
    <Tab to={item.to} aria-current={here(item)}>
      <span data-sign="">
        <Icon name={item.icon} />
      </span>
      <span data-words="">{item.label}</span>
      <span data-count="">
        <CountBadge count={item.count ?? 0} />
      </span>
    </Tab>
  );
}
