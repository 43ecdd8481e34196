import { useState } from 'react';
import { deliveryCost } from 'shared-contracts';
import { Show, Split } from 'shared-design-system/pages';
import { Button, FocusFallback, formatMoney, Heading, pluralCount, ShopPage, Stack } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { StickyBar } from '../components/sticky-bar.tsx';
import { withDelivery } from '../components/sum-lines.tsx';
import { CartSummary } from '../features/cart/components/cart-summary.tsx';
import { useCheckedCart } from '../features/cart/use-checked-cart.ts';
import { ChangesDialog } from '../features/checkout/components/changes-dialog.tsx';
import { CheckoutForm } from '../features/checkout/components/checkout-form.tsx';
import { useTerms } from '../features/checkout/use-terms.ts';
import { usePaymentMethods, useReadDeliveryInfoQuery } from '../features/shop/api.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { CheckoutSkeleton, TermsState } from '../layout/checkout-skeleton.tsx';
import { EmptyCart } from '../layout/empty-cart.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { type PlacingOptions, usePlacing } from './checkout-placing.ts';

/** `/shop/:merchantName/checkout`: the cart and everything needed to order it, on one page (decision 1.1). */
export default function Checkout() {
  return (
    <ShopLayout current="checkout">
      <FocusFallback>
        <CartOrOrder />
      </FocusFallback>
    </ShopLayout>
  );
}

function CartOrOrder() {
  const { merchantName, shop } = useShop();
  const checked = useCheckedCart(merchantName);
  const [placed, setPlaced] = useState(false);
  usePageTitle(checkoutTexts.cart.page, shop);
  // Until the order's page has come, a placed order does not look like an empty cart.
  if (placed) return <CheckoutSkeleton />;
  if (!checked.cart.loaded) return <CheckoutSkeleton ofServer={merchantName} />;
  if (checked.lines.length === 0) return <EmptyCart merchantName={merchantName} />;
  return <Ordering merchantName={merchantName} checked={checked} onPlaced={() => setPlaced(true)} />;
}

const formId = 'checkout';

function Ordering(props: Omit<PlacingOptions, 'refreshTerms'>) {
  const { merchantName, checked } = props;
  const [method, setMethod] = useState<string>();
  const { shop } = useShop();
  const conditions = useReadDeliveryInfoQuery({ merchantName });
  const payments = usePaymentMethods(shop?.merchantId);
  const terms = useTerms(conditions.data, payments.data, shop?.productTypes);
  const { draft, ordering } = usePlacing({
    ...props,
    refreshTerms: () => Promise.all([conditions.refetch(), payments.refetch()]),
  });
  const addresses = addressesOf(merchantName);
  const chosen = terms?.deliveryMethods.find(({ id }) => id === method);
  const delivery = method === undefined ? undefined : chosen ? deliveryCost(chosen, checked.sum) : null;
  const sum = formatMoney(withDelivery(checked.sum, delivery));

  const submit = {
    type: 'submit',
    form: formId,
    loading: ordering.placing,
    disabled: checked.sold.length === 0 || !terms?.payments.length || shop?.visibility === 'unpublished',
  } as const;
  const retry = () => {
    if (conditions.isError) void conditions.refetch();
    if (payments.isError) void payments.refetch();
  };
  return (
    <ShopPage>
      <Stack gap={5}>
        <Heading level={1}>{checkoutTexts.cart.title}</Heading>
        <Split
          variant="checkout"
          sideFirst
          main={
            terms ? (
              <CheckoutForm
                id={formId}
                terms={terms}
                draft={draft}
                documents={{ offer: addresses.document('offer'), personalData: addresses.document('personal-data') }}
                deliveryApart={delivery === null}
                failure={ordering.failure}
                waiting={ordering.waiting}
                isWaiting={ordering.isWaiting}
                onStopWaiting={ordering.stopWaiting}
                onDelivery={setMethod}
                onSubmit={(values) => void ordering.place(values, terms)}
              />
            ) : (
              <TermsState error={conditions.error ?? payments.error} onRetry={retry} />
            )
          }
          side={
            <CartSummary
              merchantName={merchantName}
              checked={checked}
              productAddress={addresses.product}
              delivery={delivery}
              action={
                <Show from={1000}>
                  <Button size="l" full {...submit}>
                    {checkoutTexts.checkout.submitFor(sum)}
                  </Button>
                </Show>
              }
            />
          }
        />
      </Stack>
      <ChangesDialog
        changes={ordering.changes}
        sum={checked.sold.length > 0 ? withDelivery(checked.sum, delivery) : null}
        onConfirm={() => void ordering.confirm()}
        onClose={ordering.dismiss}
      />
      <StickyBar until={1000} sum={sum} detail={detailOf(checked.count, delivery)}>
        <Button size="l" full {...submit}>
          {checkoutTexts.checkout.submit}
        </Button>
      </StickyBar>
    </ShopPage>
  );
}

/** What the sum under the thumb is for. */
function detailOf(count: number, delivery: number | null | undefined): string {
  const goods = pluralCount(count, checkoutTexts.cart.count);
  if (delivery === null) return `${goods}, ${checkoutTexts.sum.alone}`;
  return delivery ? `${goods}, ${checkoutTexts.sum.both}` : goods;
}
