import {
  ButtonLink,
  EmptyState,
  FocusFallback,
  Heading,
  Loading,
  ShopPage,
  Skeleton,
  Stack,
  Text,
  useToast,
} from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { MyOrder } from '../features/order/components/my-order.tsx';
import type { RememberedOrder } from '../features/order/remembered.ts';
import { useRememberedOrders } from '../features/order/use-remembered-orders.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { NeedsScripts } from '../layout/needs-scripts.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { orderTexts } from '../order-texts.ts';

const words = orderTexts.mine;

export default function MyOrders() {
  return (
    <ShopLayout>
      <FocusFallback>
        <OrdersOfThisDevice />
      </FocusFallback>
    </ShopLayout>
  );
}

function OrdersOfThisDevice() {
  const { merchantName, shop } = useShop();
  const { orders, forget, remember } = useRememberedOrders(merchantName);
  const toast = useToast();
  const addresses = addressesOf(merchantName);
  usePageTitle(words.title, shop);
  const takeOff = (order: RememberedOrder) => {
    forget(order);
    toast.show({
      title: words.forgotten,
      text: words.forgottenText,
      action: { label: words.back, onPress: () => remember(order) },
    });
  };
  if (orders?.length === 0) {
    const { title, text, action } = words.empty;
    return (
      <ShopPage>
        <EmptyState
          level={1}
          drawing
          title={title}
          text={text}
          actions={
            <ButtonLink to={addresses.home} data-takes-focus="">
              {action}
            </ButtonLink>
          }
        />
      </ShopPage>
    );
  }
  return (
    <ShopPage width="narrow">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.text}</Text>
        </Stack>
        {orders ? (
          <Stack as="ul">
            {orders.map((order) => (
              <li key={order.token}>
                <MyOrder
                  order={order}
                  to={addresses.order(order.token)}
                  timeZone={shop?.timeZone}
                  onForget={() => takeOff(order)}
                />
              </li>
            ))}
          </Stack>
        ) : (
          <NeedsScripts merchantName={merchantName} address={addresses.orders} {...words.withoutScripts}>
            <Loading>
              <Skeleton shape="block" />
            </Loading>
          </NeedsScripts>
        )}
      </Stack>
    </ShopPage>
  );
}
