import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormErrorSummary, StorageNotice, useFirstErrorFocus } from 'shared-design-system/checkout';
import { Stack } from 'shared-design-system/shop';
import type { Draft } from 'shared-runtime/drafts';
import { describeFailure, fieldFailures, isFailure } from 'shared-runtime/page';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { errorOf, methodOf, resolverOf, restoredValues } from '../form.ts';
import { wireFields } from '../request.ts';
import type { CheckoutTerms, CheckoutValues } from '../values.ts';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { Waiting } from './waiting.tsx';

interface CheckoutFormProps {
  id: string;
  terms: CheckoutTerms;
  draft: Draft<CheckoutValues>;
  documents: { offer: string; personalData: string };
  deliveryApart: boolean;
  failure: unknown;
  waiting: boolean;
  changed: boolean;
  isWaiting: () => boolean;
  onChange: () => void;
  onStopWaiting: () => void;
  sum: number;
  onDelivery: (chosen: Pick<CheckoutValues, 'deliveryMethod' | 'deliveryOption'>) => void;
  onSubmit: (values: CheckoutValues) => void;
}

/** Why the order was not placed. Without an answer it may have been placed all the same, so a second sentence says that a repeat is safe. */
function sentences(failure: unknown): { message: string }[] {
  const reason = { message: describeFailure(failure) };
  const answered = isFailure(failure) && failure.kind === 'problem' && (failure.problem?.status ?? 0) < 500;
  return answered ? [reason] : [reason, { message: checkoutTexts.checkout.onceOnly }];
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { id, terms, draft, documents, deliveryApart, failure, sum } = props;
  const { waiting, changed, isWaiting, onChange, onStopWaiting, onDelivery, onSubmit } = props;
  const [initial] = useState(() => restoredValues(draft.restored, terms));
  const resolver = useMemo(() => resolverOf(terms, sum), [terms, sum]);
  const form = useForm<CheckoutValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, setError, setValue, getValues, trigger } = form;
  const [refusals, setRefusals] = useState(0);
  useFirstErrorFocus(id, form.formState.submitCount + refusals);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.keep(values as CheckoutValues);
          onChange();
        },
      }),
    [subscribe, draft, onChange],
  );

  // The shop may change its delivery methods while the form is filled in: a method that is gone is replaced by the first.
  useEffect(() => {
    if (!methodOf(terms, getValues())) setValue('deliveryMethod', terms.deliveryMethods[0]?.id ?? '');
  }, [terms, getValues, setValue]);

  const [deliveryMethod, deliveryOption] = form.watch(['deliveryMethod', 'deliveryOption']);
  useEffect(() => onDelivery({ deliveryMethod, deliveryOption }), [onDelivery, deliveryMethod, deliveryOption]);

  // What the order lacked to its delivery may have been added meanwhile.
  const { errors } = form.formState;
  const isRefused = Boolean(errors.deliveryMethod || errors.deliveryOption);
  const checkedSum = useRef(sum);
  useEffect(() => {
    const isSame = checkedSum.current === sum;
    checkedSum.current = sum;
    if (isRefused && !isSame) void trigger(['deliveryMethod', 'deliveryOption']);
  }, [sum, isRefused, trigger]);

  // Terms that come after a refusal do not untick what the buyer has agreed to since.
  const latestTerms = useRef(terms);
  latestTerms.current = terms;
  useEffect(() => {
    if (!isFailure(failure)) return;
    const refused = Object.keys(fieldFailures(failure)).flatMap((path) => wireFields[path] ?? []);
    if (failure.code === 'consent_outdated') {
      // The documents have changed, so the consent given before is void.
      for (const consent of ['offer', 'personalData'] as const) setValue(consent, false);
      refused.push('offer', 'personalData');
    }
    for (const field of refused)
      setError(field, { type: 'server', message: errorOf(field, 'refused', latestTerms.current) });
    if (refused.length > 0) setRefusals((before) => before + 1);
  }, [failure, setError, setValue]);

  const submit = form.handleSubmit(onSubmit);
  return (
    <FormProvider {...form}>
      <Stack as="form" id={id} gap={6} noValidate onSubmit={(event) => void submit(event)}>
        <ContactFields />
        <DeliveryFields terms={terms} sum={sum} />
        <PaymentFields terms={terms} deliveryApart={deliveryApart} {...documents} />
        {draft.isKept() ? null : <StorageNotice>{checkoutTexts.checkout.unkept}</StorageNotice>}
        {waiting ? <Waiting changed={changed} isWaiting={isWaiting} onStop={onStopWaiting} /> : null}
        {failure && !waiting ? (
          <FormErrorSummary title={checkoutTexts.checkout.notSent} errors={sentences(failure)} />
        ) : null}
      </Stack>
    </FormProvider>
  );
}
