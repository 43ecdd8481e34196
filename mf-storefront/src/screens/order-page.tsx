import { lazy, memo, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { needsScriptsAttribute, type OrderPage as OrderPageData } from 'shared-contracts';
import { StorageNotice } from 'shared-design-system/checkout';
import { Card, Show, Split } from 'shared-design-system/pages';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  formatMoney,
  Inline,
  ShopPage,
  Skeleton,
  Stack,
  typeset,
} from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { StickyBar } from '../components/sticky-bar.tsx';
import { useOrderPage } from '../features/order/api.ts';
import { isSumFinal, isToBePaid, paysFirst, sumToPay } from '../features/order/awaits-payment.ts';
import { cardStepTexts } from '../features/order/card-step-texts.ts';
import { OnPaper } from '../features/order/components/on-paper.tsx';
import { OnReceipt } from '../features/order/components/on-receipt.tsx';
import { OrderDelivery } from '../features/order/components/order-delivery.tsx';
import { OrderHead, OrderProgress } from '../features/order/components/order-head.tsx';
import { OrderItems } from '../features/order/components/order-items.tsx';
import { OrderPayment, sendsReport } from '../features/order/components/order-payment.tsx';
import { OrderPhoto } from '../features/order/components/order-photo.tsx';
import { TooLate } from '../features/order/components/too-late.tsx';
import { moneyBackOf } from '../features/order/money-back.ts';
import { useScheduledPaymentRedirect } from '../features/order/payment-redirect-state.ts';
import { useCardPayment } from '../features/order/use-card-payment.ts';
import { useOrderActions } from '../features/order/use-order-actions.ts';
import { ShopContacts } from '../features/shop/components/shop-contacts.tsx';
import { contactsOf } from '../features/shop/contacts.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { loadWithRetry } from '../hydration/load-with-retry.ts';
import { ServerPart } from '../hydration/server-part.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { OrderSkeleton } from '../layout/order-skeleton.tsx';
import { PageState } from '../layout/page-state.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { orderTexts } from '../order-texts.ts';
import { orderQueries } from './order-page.queries.ts';
import { readTyped } from './typed-delivery.ts';

const words = orderTexts;
const CardPayment = lazy(() => loadWithRetry(() => import('../features/order/components/card-payment.tsx')));

const ConfirmOrder = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: 'order-parts' */ '../features/order/confirm/confirm-order.tsx')),
);
const OrderEdits = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: 'order-parts' */ '../features/order/edits/order-edits.tsx')),
);

const OrderNews = lazy(async () => {
  const { OrderNews } = await loadWithRetry(() => import('../features/order/news/order-news.tsx'));
  return { default: OrderNews };
});
const newsFallback = (
  <Card>
    <Skeleton lines={4} />
  </Card>
);

export default function OrderPage() {
  const { publicToken = '' } = useParams();
  return (
    <ShopLayout always>
      <OrderOfAddress key={publicToken} token={publicToken} />
    </ShopLayout>
  );
}

function OrderOfAddress({ token }: { token: string }) {
  useScheduledPaymentRedirect(token);
  const { merchantName } = useShop();
  const query = useOrderPage(orderQueries(token).order);
  const number = query.data?.order.number;
  const itsShop = query.data && { title: query.data.shopTitle, name: query.data.shopName };
  usePageTitle(number === undefined ? undefined : words.title(number), itsShop);
  const { home } = addressesOf(merchantName);
  const missing = (
    <EmptyState
      level={1}
      drawing
      title={words.missing.title}
      text={words.missing.text}
      actions={<ButtonLink to={home}>{checkoutTexts.cart.empty.action}</ButtonLink>}
    />
  );
  const page = query.currentData;
  // Under another shop's address the order would have that shop's header.
  if (page && page.shopName !== merchantName) return <Navigate replace to={addressesOf(page.shopName).order(token)} />;
  if (page) {
    return (
      <OnPaper>
        <Shown page={page} token={token} stale={query.error !== undefined} />
      </OnPaper>
    );
  }
  return (
    <PageState query={query} failed={words.failed} skeleton={<OrderSkeleton />} instead={{ not_found: missing }} />
  );
}

const goesOn = ({ status }: OrderPageData['order']): boolean => status !== 'completed' && status !== 'canceled';

interface OrderPageState {
  remembered?: boolean;
}

// Reading anew, or knowing more once hydrated, must not render again a part whose script has not come: React would drop the server's markup of it.

type PartProps = Pick<ShownProps, 'page' | 'token'>;

const Edits = memo(function Edits({ page }: Pick<PartProps, 'page'>) {
  return (
    <Suspense fallback={null}>
      <OrderEdits page={page} />
    </Suspense>
  );
});

const Confirmation = memo(function Confirmation({ page, token }: PartProps) {
  return (
    <Suspense fallback={null}>
      <ConfirmOrder page={page} token={token} />
    </Suspense>
  );
});

const News = memo(function News({ page, token }: PartProps) {
  return (
    <div data-screen-only="" {...{ [needsScriptsAttribute]: '' }}>
      <Suspense fallback={newsFallback}>
        <OrderNews page={page} token={token} goesOn={goesOn(page.order)} />
      </Suspense>
    </div>
  );
});

function TypedDelivery({ page, token }: PartProps) {
  const typed = useHydrated() ? readTyped(token, page.edits) : undefined;
  const openingHours = useShop().shop?.openingHours ?? [];
  const delivery = (
    <OrderDelivery info={page.order.deliveryInfo} zone={page.timeZone} openingHours={openingHours} typed={typed} />
  );
  return page.edits.length > 0 ? delivery : <ServerPart part="typedDelivery">{delivery}</ServerPart>;
}

function CancelOrder({ canceling, onCancel }: { canceling: boolean; onCancel: () => Promise<void> }) {
  if (!useHydrated()) return <ServerPart part="cancelOrder" />;
  return (
    <Inline justify="center">
      <Button variant="danger" size="s" loading={canceling} onClick={() => void onCancel()}>
        {words.cancel}
      </Button>
    </Inline>
  );
}

interface ShownProps {
  page: OrderPageData;
  token: string;
  stale: boolean;
}

function Shown({ page, token, stale }: ShownProps) {
  const { shop } = useShop();
  const { order } = page;
  const actions = useOrderActions(token, order);
  const card = useCardPayment(token, page);
  const moneyBack = moneyBackOf(order);
  const state = useLocation().state as OrderPageState | null;
  // A buyer who has to confirm an order first sees what it contains.
  const isToConfirm = order.unconfirmed && order.status !== 'canceled';
  const goods = <OrderItems order={order} />;
  return (
    <ShopPage>
      <Stack gap={6}>
        {stale ? (
          <Banner tone="warn" live>
            {words.stale}
          </Banner>
        ) : null}
        <OrderHead page={page} />
        {state?.remembered === false ? <StorageNotice>{words.unkept}</StorageNotice> : null}
        {moneyBack ? <Banner tone="warn">{typeset(moneyBack)}</Banner> : null}
        {order.status === 'canceled' ? (
          <Inline>
            <ButtonLink to={addressesOf(page.shopName).home}>{words.toCatalogue}</ButtonLink>
          </Inline>
        ) : null}
        <Split
          variant="checkout"
          main={
            <Stack gap={5}>
              {page.edits.length > 0 ? <Edits page={page} /> : null}
              {isToConfirm ? (
                <>
                  {goods}
                  <Confirmation page={page} token={token} />
                </>
              ) : null}
              <OrderPayment
                token={token}
                page={page}
                shop={shop}
                reporting={actions.reporting}
                onReport={actions.report}
                actions={actions.reported}
              />
              {order.paymentMethod === 'card' && !order.unconfirmed ? (
                <Suspense fallback={null}>
                  <CardPayment page={page} paying={card} />
                </Suspense>
              ) : null}
              <OnReceipt order={order} />
              {paysFirst(page) ? (
                <Show below={768}>
                  <OrderProgress page={page} />
                </Show>
              ) : null}
              <OrderPhoto photo={order.photo} />
              {isToConfirm ? null : goods}
            </Stack>
          }
          side={
            <>
              <TypedDelivery page={page} token={token} />
              {shop ? <ShopContacts shop={shop} title={words.contacts} /> : null}
              {goesOn(order) || page.letters !== null ? <News page={page} token={token} /> : null}
              {page.canCancel ? null : (
                <TooLate order={order} hasContacts={shop !== undefined && contactsOf(shop).length > 0} />
              )}
              {page.canCancel ? <CancelOrder canceling={actions.canceling} onCancel={actions.cancel} /> : null}
            </>
          }
        />
      </Stack>
      {isToBePaid(page) && isSumFinal(page) ? (
        <StickyBar sum={formatMoney(sumToPay(page))} detail={words.pay.due}>
          <Button full loading={actions.reporting} onClick={actions.report} {...sendsReport}>
            {words.pay.report}
          </Button>
        </StickyBar>
      ) : null}
      {card.due !== null && card.redirect !== 'back' ? (
        <StickyBar sum={formatMoney(card.due)} detail={words.pay.due}>
          <Button full loading={card.paying} onClick={card.pay}>
            {order.paymentState === 'canceled' ? cardStepTexts.again : cardStepTexts.pay}
          </Button>
        </StickyBar>
      ) : null}
    </ShopPage>
  );
}
