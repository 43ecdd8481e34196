import { type OfferedDays, usesDeliveryIntervals } from 'shared-contracts';
import { Field, Select } from 'shared-design-system/checkout';
import { Banner, Stack, styled } from 'shared-design-system/shop';
import { checkoutTexts } from '../checkout-texts.ts';
import { dayName } from '../day-name.ts';
import { deliveryIntervalOptions } from '../features/checkout/delivery-interval-options.ts';
import { whenFields } from '../features/checkout/parse-delivery-time.ts';
import type { CheckoutTerms } from '../features/checkout/values.ts';
import { fieldAnchorId, NoScriptTextField, type ShownForm } from './fields.tsx';

const words = checkoutTexts.checkout;

const Unless = styled.div<{ methodIds: readonly string[] }>(({ methodIds }) =>
  Object.fromEntries(
    methodIds.map((id) => [
      `form:has([name='deliveryMethod'][value=${JSON.stringify(id)}]:checked) &`,
      { display: 'none' as const },
    ]),
  ),
);

interface NoScriptDeliveryTimeProps {
  form: ShownForm;
  terms: CheckoutTerms;
  when: OfferedDays;
}

/** When to deliver, without scripts: an interval and its day are one choice, since only scripts can show the intervals of a chosen day. */
export function NoScriptDeliveryTime({ form, terms, when }: NoScriptDeliveryTimeProps) {
  const { date, interval } = form.values;
  const methods = terms.deliveryMethods.map(({ id, kind }) => ({
    id,
    isParcel: kind === 'post',
    hasIntervals: when.hasIntervals && usesDeliveryIntervals(kind),
  }));
  const methodIdsOf = (fits: (method: (typeof methods)[number]) => boolean) => methods.filter(fits).map(({ id }) => id);
  const asksInterval = methods.length === 0 ? when.hasIntervals : methods.some(({ hasIntervals }) => hasIntervals);
  const asksDay =
    methods.length === 0
      ? !when.hasIntervals
      : methods.some(({ hasIntervals, isParcel }) => !hasIntervals && !isParcel);
  const intervals = deliveryIntervalOptions(when, terms.zone);
  const days = when.days
    .filter(({ open }) => open)
    .map((day) => ({ value: day.date, label: dayName(day.date, terms.zone) }));
  return (
    <>
      {asksInterval ? (
        <Unless methodIds={methodIdsOf(({ hasIntervals }) => !hasIntervals)} id={fieldAnchorId('date')}>
          {intervals.length > 0 ? (
            <div id={asksDay ? undefined : fieldAnchorId('interval')}>
              <Field label={words.deliveryInterval.label} error={form.errors.date ?? form.errors.interval}>
                <Select
                  name={whenFields.interval}
                  defaultValue={`${date} ${interval}`}
                  placeholder={words.deliveryInterval.choose}
                  options={intervals}
                />
              </Field>
            </div>
          ) : (
            <Banner tone="warn">{words.day.none}</Banner>
          )}
        </Unless>
      ) : null}
      {asksDay ? (
        <Unless methodIds={methodIdsOf(({ hasIntervals, isParcel }) => hasIntervals || isParcel)}>
          <Stack gap={5}>
            <Field label={words.day.label} optional error={asksInterval ? undefined : form.errors.date}>
              <Select name={whenFields.day} defaultValue={date} placeholder={words.day.any} options={days} />
            </Field>
            <NoScriptTextField form={form} name="interval" words={words.interval} optional />
          </Stack>
        </Unless>
      ) : null}
    </>
  );
}
