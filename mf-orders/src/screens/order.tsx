import { lazy, type RefObject, Suspense, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { type Order, orderStatusTransitions, type ShopZone } from 'shared-contracts';
import {
  ButtonLink,
  Card,
  EmptyState,
  formatDateTime,
  IconLink,
  OfficeSplit,
  Page,
  Skeleton,
  Stack,
} from 'shared-design-system/office';
import { Slot } from 'shared-runtime';
import { Loaded, useShopZone } from 'shared-runtime/screens';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useReadMerchantOrderQuery } from '../features/orders/api.ts';
import { OrderCustomer } from '../features/orders/components/order-customer.tsx';
import { OrderDelivery } from '../features/orders/components/order-delivery.tsx';
import { OrderDeliveryPrice } from '../features/orders/components/order-delivery-price.tsx';
import { OrderHistory } from '../features/orders/components/order-history.tsx';
import { OrderItems } from '../features/orders/components/order-items.tsx';
import { OrderMoves } from '../features/orders/components/order-moves.tsx';
import { OrderPayment } from '../features/orders/components/order-payment.tsx';
import { OrderStateCard } from '../features/orders/components/order-state-card.tsx';
import { PrintMenu } from '../features/orders/paper/print-menu.tsx';
import { OrderPhoto } from '../features/orders/photo/order-photo.tsx';
import { texts } from '../texts.ts';

// What a form needs would be a tenth of all that this screen loads.
const OrderNote = lazy(() => import('../features/orders/components/order-note.tsx'));
const UnconfirmedCard = lazy(() => import('../features/orders/share/unconfirmed-card.tsx'));

const list = '/merchant/orders';

const noteSkeleton = (
  <Card>
    <Skeleton lines={3} />
  </Card>
);

export default function OrderScreen() {
  const { id = '' } = useParams();
  return <OneOrder key={id} id={id} />;
}

const subtitleOf = ({ created, source }: Order, timeZone: ShopZone): string =>
  [formatDateTime(created, { timeZone }), source === 'by_hand' ? texts.order.byHand : ''].filter(Boolean).join(', ');

function OneOrder({ id }: { id: string }) {
  const query = useReadMerchantOrderQuery({ orderId: id }, useForegroundPolling());
  const state = useRef<HTMLDivElement>(null);
  const zone = useShopZone();
  const order = query.currentData;
  const gone = (
    <EmptyState
      title={texts.order.gone.title}
      text={texts.order.gone.text}
      actions={<ButtonLink to={list}>{texts.order.gone.action}</ButtonLink>}
    />
  );
  return (
    <Page
      title={order ? texts.order.title(order.number) : texts.order.unknown}
      subtitle={order && subtitleOf(order, zone)}
      back={{ to: list, label: texts.order.back }}
      tools={order ? <Tools order={order} /> : undefined}
      actions={
        order && orderStatusTransitions[order.status].length ? (
          <OrderMoves
            order={order}
            onMoved={(status) => {
              // No step is left, so no button: the focus goes to the order's state.
              if (orderStatusTransitions[status].length === 0) state.current?.focus();
            }}
          />
        ) : undefined
      }
    >
      <Loaded
        query={query}
        failed={texts.order.failed}
        instead={{ not_found: gone, validation_failed: gone }}
        skeleton={<OrderSkeleton />}
      >
        {(loaded) => <OrderCards order={loaded} state={state} />}
      </Loaded>
    </Page>
  );
}

function Tools({ order }: { order: Order }) {
  return (
    <>
      <PrintMenu order={order} />
      <IconLink icon="external-link" label={texts.order.page} href={order.uri} />
    </>
  );
}

function OrderCards({ order, state }: { order: Order; state: RefObject<HTMLDivElement> }) {
  const refresh = useForegroundPolling();
  return (
    <Stack gap={3}>
      <div ref={state} tabIndex={-1}>
        <OrderStateCard order={order} />
      </div>
      {order.unconfirmed ? (
        <Suspense fallback={null}>
          <UnconfirmedCard order={order} />
        </Suspense>
      ) : null}
      <OrderDeliveryPrice order={order} />
      <OfficeSplit
        main={
          <Stack gap={3}>
            <OrderItems order={order} />
            <OrderPhoto order={order} />
            <OrderCustomer order={order} />
            <OrderPayment order={order} />
          </Stack>
        }
        side={
          <Stack gap={3}>
            <OrderDelivery order={order} />
            <Suspense fallback={noteSkeleton}>
              <OrderNote order={order} />
            </Suspense>
            <Slot name="order.more" props={{ orderId: order.id, orderNumber: order.number }} />
            <OrderHistory order={order} refresh={refresh} />
          </Stack>
        }
      />
    </Stack>
  );
}

function OrderSkeleton() {
  return (
    <Stack gap={3}>
      <Card>
        <Skeleton shape="line" />
      </Card>
      <OfficeSplit
        main={
          <Card>
            <Skeleton lines={5} />
          </Card>
        }
        side={
          <Card>
            <Skeleton lines={3} />
          </Card>
        }
      />
    </Stack>
  );
}
