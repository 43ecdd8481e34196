import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDate } from 'shared-design-system/checkout';
import { Text } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import { deliveryTimeMode } from '../delivery-time-mode.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { DayFields } from './day-fields.tsx';
import { TextField } from './text-field.tsx';

export const loadOfferedDays = () => import('./offered-days.tsx');

const OfferedDays = lazy(() => loadWithRetry(loadOfferedDays));

function ReadyOn({ terms: { readyOn, zone } }: { terms: CheckoutTerms }) {
  return readyOn ? (
    <Text tone="muted">{checkoutTexts.checkout.readyOn(formatDate(readyOn, { timeZone: zone }))}</Text>
  ) : null;
}

export function DeliveryTimeFields({ terms }: { terms: CheckoutTerms }) {
  const { watch } = useFormContext<CheckoutValues>();
  const mode = deliveryTimeMode(terms, { deliveryMethod: watch('deliveryMethod') });
  if (mode === 'nothing') return null;
  if (mode !== 'freely') {
    return (
      <Suspense fallback={null}>
        <ReadyOn terms={terms} />
        <OfferedDays terms={terms} hasIntervals={mode === 'interval'} />
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
