import { CountBadge, Icon } from 'shared-design-system/office';
import type { OfficeItem } from '../../navigation/navigation.ts';
import { Entry, Tab } from './office-styles.ts';

const here = (item: OfficeItem) => (item.current ? 'page' : undefined);

export function NavEntry({ item, onClick }: { item: OfficeItem; onClick?: () => void }) {
  return (
    <Entry to={item.to} aria-current={here(item)} {...(onClick ? { onClick } : {})}>
      <Icon name={item.icon} />
      <span data-words="">{item.label}</span>
      <CountBadge count={item.count ?? 0} />
    </Entry>
  );
}

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
