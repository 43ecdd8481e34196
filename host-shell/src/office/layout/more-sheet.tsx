import { Divider, Icon, Sidebar, styled } from 'shared-design-system/office';
import type { OfficeItem } from '../../navigation/navigation.ts';
import { texts } from '../texts.ts';
import { Account } from './account.tsx';
import { NavEntry } from './entries.tsx';
import type { OfficeLayoutProps, OfficeShop } from './office-layout-props.ts';
import { Entry } from './office-styles.ts';

const List = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-3));

  a,
  button {
    min-height: 3rem;
    font-size: var(--font-size-m);
  }
`;

export function MoreSheet(props: {
  open: boolean;
  onClose: () => void;
  items: readonly OfficeItem[];
  shop: OfficeShop | undefined;
  account: OfficeLayoutProps['account'];
}) {
  const { open, onClose, items, shop, account } = props;
  return (
    <Sidebar open={open} onClose={onClose} title={texts.layout.more}>
      <List>
        <ul>
          {items.map((item) => (
            <li key={item.to}>
              <NavEntry item={item} onClick={onClose} />
            </li>
          ))}
        </ul>
        {items.length > 0 ? <Divider /> : null}
        <div>
          {shop?.to === undefined ? null : (
            <Entry to={shop.to} onClick={onClose}>
              <Icon name="arrow-up-right" />
              <span data-words="">{texts.layout.openShop}</span>
            </Entry>
          )}
          <Account account={account} />
        </div>
      </List>
    </Sidebar>
  );
}
