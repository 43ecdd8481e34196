import { Card, Split } from 'shared-design-system/pages';
import { ErrorState, Heading, Loading, ShopPage, Skeleton, Stack } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime';
import { checkoutTexts } from '../checkout-texts.ts';

/** In the form's place until it is known what to ask for. */
export function TermsState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) {
    return <ErrorState title={checkoutTexts.checkout.failedTerms} text={describeFailure(error)} onRetry={onRetry} />;
  }
  return (
    <Loading>
      <Stack gap={5}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="block" />
      </Stack>
    </Loading>
  );
}

/** The shape of cart and form. */
export function CheckoutSkeleton() {
  return (
    <ShopPage>
      <Stack gap={5}>
        <Heading level={1}>{checkoutTexts.cart.title}</Heading>
        <Split
          variant="checkout"
          sideFirst
          main={<TermsState error={null} onRetry={() => undefined} />}
          side={
            <Card title={checkoutTexts.cart.order}>
              <Skeleton lines={6} />
            </Card>
          }
        />
      </Stack>
    </ShopPage>
  );
}
