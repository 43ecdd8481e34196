import { useRef, useState } from 'react';
import {
  BrandMark,
  Global,
  Icon,
  NoticeContext,
  Picture,
  pictureSizes,
  ShopLinkContext,
  useArea,
} from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { Account } from './account.tsx';
import { NavGroups, TabEntry } from './entries.tsx';
import { MoreSheet } from './more-sheet.tsx';
import type { OfficeLayoutProps, OfficeShop } from './office-layout-props.ts';
import { Entry, Logo, Main, Nav, NavEnd, Root, ShopHead, Skip, TabButton, Tabs, toastPlace } from './office-styles.ts';

const words = texts.layout;

const mostTabs = 4;

function Head({ shop }: { shop: OfficeShop }) {
  const { title, open = false, status, logo } = shop;
  return (
    <ShopHead>
      {logo ? (
        <Logo>
          <Picture src={logo} alt="" ratio="square" sizes={pictureSizes.sign} />
        </Logo>
      ) : (
        <BrandMark size={36} />
      )}
      <div>
        <strong>{title}</strong>
        <small data-open={open ? '' : undefined}>{status}</small>
      </div>
    </ShopHead>
  );
}

export function OfficeLayout({ shop, items, account, notice, children }: OfficeLayoutProps) {
  useArea('office');
  const [more, setMore] = useState(false);
  const main = useRef<HTMLElement>(null);
  const tabs = items.filter((item) => item.tab).slice(0, mostTabs);
  const rest = items.filter((item) => !tabs.includes(item));
  return (
    <Root>
      <Global styles={toastPlace} />
      <Skip type="button" onClick={() => main.current?.focus()}>
        {words.skip}
      </Skip>
      <Nav aria-label={words.navigation}>
        {shop ? <Head shop={shop} /> : null}
        <NavGroups items={items} titles={{ settings: <h2>{words.settings}</h2> }} />
        <NavEnd>
          {shop?.to === undefined ? null : (
            <Entry to={shop.to}>
              <Icon name="arrow-up-right" />
              <span data-words="">{words.openShop}</span>
            </Entry>
          )}
          <Account account={account} />
        </NavEnd>
      </Nav>
      <Main ref={main} tabIndex={-1}>
        <ShopLinkContext.Provider value={shop?.to}>
          <NoticeContext.Provider value={notice}>{children}</NoticeContext.Provider>
        </ShopLinkContext.Provider>
      </Main>
      <Tabs aria-label={words.tabs} data-tabs="">
        {tabs.map((item) => (
          <TabEntry key={item.to} item={item} />
        ))}
        <TabButton
          type="button"
          aria-expanded={more}
          aria-current={rest.some((item) => item.current) ? 'true' : undefined}
          onClick={() => setMore(true)}
        >
          <span data-sign="">
            <Icon name="menu" />
          </span>
          <span data-words="">{words.more}</span>
        </TabButton>
      </Tabs>
      <MoreSheet open={more} onClose={() => setMore(false)} items={rest} shop={shop} account={account} />
    </Root>
  );
}
