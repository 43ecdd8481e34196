import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDate } from 'shared-design-system/checkout';
import { Text } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { whenAsked } from '../when.ts';
import { DayFields } from './day-fields.tsx';
import { TextField } from './text-field.tsx';

/** Only shops with a schedule need it. */
const OfferedDays = lazy(() => loadWithRetry(() => import('./offered-days.tsx')));

/** From when on what has to be made first can be had. */
function ReadyOn({ terms: { readyOn, zone } }: { terms: CheckoutTerms }) {
  return readyOn ? (
    <Text tone="muted">{checkoutTexts.checkout.readyOn(formatDate(readyOn, { timeZone: zone }))}</Text>
  ) : null;
}

/** When the order is brought: from what the shop can have by then, or, where it has no schedule, as it suits. */
export function WhenFields({ terms }: { terms: CheckoutTerms }) {
  const { watch } = useFormContext<CheckoutValues>();
  const asked = whenAsked(terms, { deliveryMethod: watch('deliveryMethod') });
  if (asked === 'nothing') return null;
  if (asked !== 'freely') {
    return (
      <Suspense fallback={null}>
        <ReadyOn terms={terms} />
        <OfferedDays terms={terms} inSlots={asked === 'slot'} />
      </Suspense>
    );
  }
  return (
    <>
      <ReadyOn terms={terms} />
      <DayFields terms={terms} />
      <TextField name="interval" words={checkoutTexts.checkout.interval} optional />
    </>
  );
}
