import { Divider, Icon, Sidebar, styled } from 'shared-design-system/office';
import type { OfficeItem } from '../../navigation/office-items.ts';
import { texts } from '../texts.ts';
import { Account } from './account.tsx';
import { NavGroups } from './entries.tsx';
import type { OfficeLayoutProps, OfficeShop } from './office-layout-props.ts';
import { Entry, groupTitle } from './office-styles.ts';

const List = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-3));

  h3 {
    ${groupTitle}
    margin-block: var(--space-1) 0;
  }

  a,
  button {
    min-height: 3rem;
    font-size: var(--font-size-m);
  }
`;

const titles = { main: <h3>{texts.layout.navigation}</h3>, settings: <h3>{texts.layout.settings}</h3> };

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
        <NavGroups items={items} titles={titles} onClick={onClose} />
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
