import { Card, Split } from 'shared-design-system/pages';
import { ErrorState, Heading, Loading, Skeleton, Stack } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { ServerPart } from '../hydration/server-part.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { WholePage } from './whole-page.tsx';

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

const shape = (
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
);

export function CheckoutSkeleton({ ofServer }: { ofServer?: string }) {
  return (
    <WholePage>
      <Stack gap={5}>
        <Heading level={1}>{checkoutTexts.cart.title}</Heading>
        {ofServer === undefined ? (
          shape
        ) : (
          <ServerPart part="plainCart">
            <NeedsScripts
              merchantName={ofServer}
              address={addressesOf(ofServer).checkout}
              {...checkoutTexts.cart.withoutScripts}
            >
              {shape}
            </NeedsScripts>
          </ServerPart>
        )}
      </Stack>
    </WholePage>
  );
}
