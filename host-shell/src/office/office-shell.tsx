import { useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Merchant } from 'shared-contracts';
import { Banner, Card } from 'shared-design-system/office';
import {
  Slot,
  SlotProvider,
  selectSessionOwner,
  selectSessionTaken,
  useAppSelector,
  useReadMerchantQuery,
  useSession,
} from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { officePath } from '../features/session/next-path.ts';
import { useSignOut } from '../features/session/use-sign-out.ts';
import { useShopLogoQuery } from '../features/shop/api.ts';
import { officeItems } from '../navigation/office-items.ts';
import { usePendingCounts } from '../navigation/use-pending-counts.ts';
import { useIdle } from '../page/use-idle.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { ScreenFrameProvider } from '../remotes/screen-frame.tsx';
import { slotResolver } from '../remotes/slots.tsx';
import { Connection } from './connection.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import type { OfficeShop } from './layout/office-layout-props.ts';
import { officeScreenFrame } from './screen-frame.tsx';
import { texts } from './texts.ts';
import { usePrefetchTabs } from './use-prefetch-tabs.ts';
import { ViewBanner } from './view-banner.tsx';

const loadSignIn = async () => (await import('../features/session/sign-in-form.tsx')).SignInForm;

export function officeShop(merchant: Merchant, logo: string | null | undefined): OfficeShop {
  const { settings, subscription, name } = merchant;
  const open = settings.visibility === 'published' && subscription.isActive;
  const status = subscription.isActive
    ? open
      ? texts.office.shopOpen
      : texts.office.shopClosed
    : texts.office.shopStopped;
  return { title: settings.title || name, open, status, logo, to: `/shop/${name}` };
}

export function OfficeShell() {
  const { manifests } = useRemotes();
  const { pathname } = useLocation();
  const { session, expired } = useSession();
  const { data: merchant } = useReadMerchantQuery({});
  const merchantName = merchant?.name ?? '';
  const idle = useIdle();
  const { data: logo } = useShopLogoQuery({ merchantName }, { skip: !idle || !merchantName });
  const taken = useAppSelector(selectSessionTaken);
  const account = useAccount(session?.email ?? '');
  const ownerKey = useOwnerKey();
  const waiting = usePendingCounts(idle && merchant !== undefined);
  const items = officeItems(manifests, { area: 'merchant', pathname }).map((item) => ({
    ...item,
    count: waiting[item.to] ?? 0,
  }));
  usePrefetchTabs(items);
  const resolve = useMemo(() => slotResolver(manifests, Card), [manifests]);
  const shop = merchant ? officeShop(merchant, logo) : { title: '', status: '' };
  return (
    <OfficeLayout shop={shop} items={items} account={account} notice={<Connection />}>
      {session?.viewedUntil ? (
        <ViewBanner
          session={{ ...session, viewedUntil: session.viewedUntil }}
          title={merchant?.settings.title ?? ''}
          over={expired}
        />
      ) : null}
      {merchant && !merchant.subscription.isActive && pathname !== officePath && (
        <Banner tone="warn" title={texts.office.stopped}>
          {texts.office.stoppedText}
        </Banner>
      )}
      <SlotProvider resolve={resolve}>
        {merchant ? (
          // What remotes run on every page of the office, such as notifications of new orders. They render nothing here.
          <div hidden>
            <Slot name="office.watch" silent />
          </div>
        ) : null}
        <ScreenFrameProvider value={officeScreenFrame}>
          <Outlet key={ownerKey} />
        </ScreenFrameProvider>
      </SlotProvider>
      {session?.viewedUntil ? null : (
        <ExpiredDialog
          open={expired}
          email={session?.email ?? ''}
          text={texts.expired.text}
          taken={taken}
          home={officePath}
          load={loadSignIn}
        />
      )}
    </OfficeLayout>
  );
}

/** A key that changes when somebody else signs in: open screens and typed values belong to the previous account, which has them in its drafts. */
function useOwnerKey(): string {
  const owner = useAppSelector(selectSessionOwner);
  const first = useRef(owner);
  first.current ??= owner;
  return owner === first.current || owner === null ? 'first' : owner;
}

function useAccount(label: string) {
  const signOut = useSignOut();
  const showFailure = useFailureToast();
  const onSignOut = async () => {
    try {
      await signOut();
    } catch (error) {
      showFailure(texts.office.signOutFailed, error);
    }
  };
  return { label, onSignOut: () => void onSignOut() };
}
