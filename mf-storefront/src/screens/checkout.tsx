import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlacedOrder } from 'shared-contracts';
import {
  Button,
  formatPrice,
  Heading,
  KeptFocus,
  Only,
  pluralCount,
  ShopPage,
  Split,
  Stack,
  StickyBar,
} from 'shared-design-system/shop';
import { useDraft } from 'shared-runtime';
import { addressesOf } from '../addresses.ts';
import { CartSummary } from '../features/cart/components/cart-summary.tsx';
import { type CheckedCart, useCheckedCart } from '../features/cart/use-checked-cart.ts';
import { ChangesDialog } from '../features/checkout/components/changes-dialog.tsx';
import { CheckoutForm } from '../features/checkout/components/checkout-form.tsx';
import type { CheckoutValues } from '../features/checkout/form.ts';
import { useOrdering } from '../features/checkout/use-ordering.ts';
import { useTerms } from '../features/checkout/use-terms.ts';
import { rememberOrder } from '../features/order/remembered.ts';
import { usePaymentMethods, useReadDeliveryInfoQuery } from '../features/shop/api.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { wordingOf } from '../features/shop/wording.ts';
import { CheckoutSkeleton, TermsState } from '../layout/checkout-skeleton.tsx';
import { EmptyCart } from '../layout/empty-cart.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { texts } from '../texts.ts';

/** `/shop/:merchantName/checkout`: the cart and everything needed to order it, on one page (decisions, part 1). */
export default function Checkout() {
  return (
    <ShopLayout current="checkout">
      <KeptFocus>
        <CartOrOrder />
      </KeptFocus>
    </ShopLayout>
  );
}

function CartOrOrder() {
  const { merchantName, shop } = useShop();
  const checked = useCheckedCart(merchantName);
  const [placed, setPlaced] = useState(false);
  usePageTitle(texts.cart.page, shop);
  // Until the order's page has come, a placed order does not look like an empty cart.
  if (!checked.cart.loaded || placed) return <CheckoutSkeleton />;
  if (checked.lines.length === 0) return <EmptyCart merchantName={merchantName} />;
  return <Ordering merchantName={merchantName} checked={checked} onPlaced={() => setPlaced(true)} />;
}

interface OrderingProps {
  merchantName: string;
  checked: CheckedCart;
  onPlaced: () => void;
}

/** What the form and the cart's buttons need to become an order. */
function usePlacing({ merchantName, checked, onPlaced }: OrderingProps) {
  const navigate = useNavigate();
  const draft = useDraft<CheckoutValues>(`checkout:${merchantName}`);
  const ordering = useOrdering({
    merchantName,
    goods: { lines: checked.sold, sum: checked.sum },
    refresh: checked.answer.refresh,
    onPlaced: ({ token, number }: PlacedOrder) => {
      onPlaced();
      draft.drop();
      rememberOrder(merchantName, { token, number, placed: new Date().toISOString() });
      checked.cart.empty();
      void navigate(addressesOf(merchantName).order(token), { replace: true });
    },
  });
  return { draft, ordering };
}

const formId = 'checkout';

function Ordering(props: OrderingProps) {
  const { merchantName, checked } = props;
  const { draft, ordering } = usePlacing(props);
  const [failure, setFailure] = useState<unknown>(null);
  const { shop } = useShop();
  const conditions = useReadDeliveryInfoQuery({ merchantName });
  const payments = usePaymentMethods(shop?.merchantId);
  const terms = useTerms(conditions.data, payments.data);
  const addresses = addressesOf(merchantName);
  const sum = formatPrice(checked.sum);

  const attempt = async (way: () => Promise<unknown>) => {
    setFailure(null);
    setFailure((await way()) ?? null);
  };
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
        <Heading level={1}>{texts.cart.title}</Heading>
        <Split
          variant="checkout"
          sideFirst
          main={
            terms ? (
              <CheckoutForm
                id={formId}
                terms={terms}
                draft={draft}
                wordingOf={wordingOf}
                documents={{ offer: addresses.document('offer'), personalData: addresses.document('personal-data') }}
                failure={failure}
                onSubmit={(values) => void attempt(() => ordering.place(values, terms))}
              />
            ) : (
              <TermsState error={conditions.error ?? payments.error} onRetry={retry} />
            )
          }
          side={
            <CartSummary
              checked={checked}
              productAddress={addresses.product}
              action={
                <Only from={1000}>
                  <Button size="l" full {...submit}>
                    {texts.checkout.submitFor(sum)}
                  </Button>
                </Only>
              }
            />
          }
        />
      </Stack>
      <ChangesDialog
        changes={ordering.changes}
        sum={checked.sold.length > 0 ? checked.sum : null}
        onConfirm={() => void attempt(ordering.confirm)}
        onClose={ordering.dismiss}
      />
      <StickyBar until={1000} sum={sum} detail={pluralCount(checked.count, texts.cart.count)}>
        <Button size="l" full {...submit}>
          {texts.checkout.submit}
        </Button>
      </StickyBar>
    </ShopPage>
  );
}
