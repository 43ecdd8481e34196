import { lazy, Suspense, useState } from 'react';
import { defaultZone, totalFor } from 'shared-contracts';
import { Show, Split } from 'shared-design-system/pages';
import { Button, FocusFallback, formatMoney, Heading, pluralCount, ShopPage, Stack } from 'shared-design-system/shop';
import { useRead } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { StickyBar } from '../components/sticky-bar.tsx';
import { CartSummary } from '../features/cart/components/cart-summary.tsx';
import { readyOn } from '../features/cart/price-cart.ts';
import { useCheckedCart } from '../features/cart/use-checked-cart.ts';
import { loadDayOperation } from '../features/checkout/api.ts';
import { CheckoutForm } from '../features/checkout/components/checkout-form.tsx';
import { loadOfferedDays } from '../features/checkout/components/delivery-time-fields.tsx';
import { costFor, isOptionChosen, kindFor } from '../features/checkout/delivery-method.ts';
import { effectOf } from '../features/checkout/promo/effect.ts';
import { PromoField } from '../features/checkout/promo/promo-field.tsx';
import { usePromo } from '../features/checkout/promo/use-promo.ts';
import { useOfferedDays } from '../features/checkout/use-offered-days.ts';
import { useTerms } from '../features/checkout/use-terms.ts';
import { readDeliveryInfo, usePaymentMethods } from '../features/shop/api.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { loadWithRetry } from '../hydration/load-with-retry.ts';
import { ServerPart } from '../hydration/server-part.tsx';
import { CheckoutSkeleton, TermsState } from '../layout/checkout-skeleton.tsx';
import { EmptyCart } from '../layout/empty-cart.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { Addons } from './addons.tsx';
import { type CheckoutOptions, useCheckout } from './use-checkout.ts';

const loadChanges = () =>
  import(/* webpackChunkName: 'checkout-parts' */ '../features/checkout/components/changes-dialog.tsx');

const ChangesDialog = lazy(async () => {
  const { ChangesDialog } = await loadWithRetry(loadChanges);
  return { default: ChangesDialog };
});

/** What this page asks for once it is there. */
export const loadCheckoutParts = () => Promise.all([loadChanges(), loadDayOperation(), loadOfferedDays()]);

export default function Checkout() {
  return (
    <ShopLayout current="checkout" cartMark={<ServerPart part="cartCount" as="span" />}>
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
  // Until the order's page is loaded, a placed order must not look like an empty cart.
  if (placed) return <CheckoutSkeleton />;
  if (!checked.cart.loaded) return <CheckoutSkeleton ofServer={merchantName} />;
  if (checked.lines.length === 0) return <EmptyCart merchantName={merchantName} timeZone={shop?.timeZone} />;
  return <CheckoutContent merchantName={merchantName} checked={checked} onPlaced={() => setPlaced(true)} />;
}

const formId = 'checkout';

function CheckoutContent(props: Omit<CheckoutOptions, 'refreshTerms' | 'promo'>) {
  const { merchantName, checked } = props;
  const [chosen, setChosen] = useState<Parameters<typeof costFor>[1]>();
  const { shop } = useShop();
  const conditions = useRead(readDeliveryInfo, { merchantName });
  const payments = usePaymentMethods(shop?.merchantId);
  const offered = useOfferedDays(merchantName, conditions.data, chosen);
  const terms = useTerms(
    conditions.data,
    payments.data,
    shop,
    offered.when,
    readyOn(checked.sold, shop?.timeZone ?? defaultZone),
  );
  const promo = usePromo(merchantName, checked.sold);
  const { draft, checkout } = useCheckout({
    ...props,
    promo,
    refreshTerms: () => Promise.all([conditions.refetch(), payments.refetch(), offered.refresh()]),
  });
  const addresses = addressesOf(merchantName);
  const isChosen = terms && chosen && checked.sold.length > 0;
  const kind = isChosen ? kindFor(terms, chosen) : 'other';
  const effect = effectOf(promo.checked, kind, isChosen ? costFor(terms, chosen, checked.sum) : undefined);
  const { discounts, delivery } = effect;
  const total = totalFor(checked.sum, discounts, delivery);
  const sum = formatMoney(total);

  const submitProps = {
    type: 'submit',
    form: formId,
    loading: checkout.submitting || promo.checking,
    disabled: checked.sold.length === 0 || !terms?.payments.length || shop?.visibility === 'unpublished',
  } as const;
  const retry = () => {
    if (conditions.isError) void conditions.refetch();
    if (payments.isError) void payments.refetch();
    if (offered.error) void offered.refresh();
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
                failure={checkout.failure}
                waiting={checkout.waiting}
                changed={checkout.changed}
                isWaiting={checkout.isWaiting}
                onChange={checkout.noteChange}
                onStopWaiting={checkout.stopWaiting}
                sum={checked.sum}
                onDelivery={setChosen}
                onSubmit={(values) => void checkout.submit(values, terms)}
              />
            ) : (
              <TermsState error={conditions.error ?? payments.error ?? offered.error} onRetry={retry} />
            )
          }
          side={
            <Stack gap={5}>
              <CartSummary
                merchantName={merchantName}
                checked={checked}
                productAddress={addresses.product}
                discounts={discounts}
                delivery={delivery}
                kind={kind}
                unchosen={isChosen ? !isOptionChosen(terms, chosen) : undefined}
                promo={<PromoField promo={promo} lines={checked.sold} refusal={effect.refusal} />}
                action={
                  <Show from={1000}>
                    <Button size="l" full {...submitProps}>
                      {checkoutTexts.checkout.submitFor(sum)}
                    </Button>
                  </Show>
                }
              />
              <Addons
                merchantName={merchantName}
                isLeftOut={({ id }) => checked.lines.some((line) => line.productId === id)}
                add={checked.cart.add}
              />
            </Stack>
          }
        />
      </Stack>
      <Suspense fallback={null}>
        <ChangesDialog
          changes={checkout.changes}
          sum={checked.sold.length > 0 ? total : null}
          onConfirm={() => void checkout.confirm()}
          onClose={checkout.dismiss}
        />
      </Suspense>
      <StickyBar sum={sum} detail={detailOf(checked.count, delivery, effect.refusal !== null)}>
        <Button size="l" full {...submitProps}>
          {checkoutTexts.checkout.submit}
        </Button>
      </StickyBar>
    </ShopPage>
  );
}

/** On a phone the bar alone is in view beside the button, so that it says what the field of the code says far above. */
function detailOf(count: number, delivery: number | null | undefined, isCodeRefused: boolean): string {
  const { alone, both, noPromo } = checkoutTexts.sum;
  const withDelivery = delivery === null ? alone : delivery && both;
  return [pluralCount(count, checkoutTexts.cart.count), withDelivery, isCodeRefused && noPromo]
    .filter(Boolean)
    .join(', ');
}
