import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { type PriceRounding, priceRoundings } from 'shared-contracts';
import {
  Button,
  Dialog,
  Field,
  FormErrorSummary,
  pluralCount,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
  useFirstErrorFocus,
} from 'shared-design-system/office';
import { createUuid, describeFailure } from 'shared-runtime';
import { useDebouncedValue } from 'shared-runtime/screens';
import { texts } from '../../../../texts.ts';
import type { ProductSelection } from '../../use-change-many.ts';
import { usePreviewPricesQuery } from '../api.ts';
import { firstPriceForm, maxAmountOf, type PriceForm, toPriceChange } from '../price-form.ts';
import { useChangePrices } from '../use-change-prices.ts';
import { PricePreview } from './price-preview.tsx';

const words = texts.prices;

interface PriceDialogProps {
  chosen: ProductSelection;
  count: number;
  onClose: () => void;
  onDone?: () => void;
}

export function PriceDialog({ chosen, count, onClose, onDone }: PriceDialogProps) {
  const id = useId();
  const [form, setForm] = useState<PriceForm>(firstPriceForm);
  const set = (change: Partial<PriceForm>) => setForm((before) => ({ ...before, ...change }));
  const [checks, setChecks] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  useFirstErrorFocus(id, checks);
  const { make, changing } = useChangePrices();
  // Idempotency key: the same while the same change is retried, a new one for another change.
  const key = useRef({ of: '', id: '' });
  const change = useMemo(() => toPriceChange(form), [form]);
  const debounced = useDebouncedValue(change);
  const preview = usePreviewPricesQuery(
    { ...chosen, change: debounced ?? { by: { kind: 'percent', value: 0 } } },
    { skip: debounced === null },
  );
  const wrong = change === null && (checks > 0 || form.amount !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecks((before) => before + 1);
    if (change === null) return;
    const of = JSON.stringify(change);
    if (key.current.of !== of) key.current = { of, id: createUuid() };
    const result = await make(key.current.id, chosen, change);
    if (result !== true) return setFailure(result.failure);
    onDone?.();
    onClose();
  };
  const shown = change === null ? undefined : preview.currentData;
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {texts.position.cancel}
      </Button>
      <Button type="submit" form={id} loading={changing} disabled={shown?.changed === 0}>
        {words.apply}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.title(pluralCount(count, texts.productForms))} footer={buttons}>
      <Stack as="form" id={id} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
        {failure ? <FormErrorSummary title={words.failed} errors={[{ message: describeFailure(failure) }]} /> : null}
        <SegmentedControl
          label={words.direction}
          value={form.direction}
          onChange={(direction) => set({ direction })}
          options={[
            { value: 'down', label: words.down, icon: 'arrow-down' },
            { value: 'up', label: words.up, icon: 'arrow-up' },
          ]}
        />
        <Field label={words.amount} error={wrong ? words.wrong(form.unit, maxAmountOf(form)) : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={form.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </Field>
        <SegmentedControl
          label={words.unit}
          value={form.unit}
          onChange={(unit) => set({ unit })}
          options={[
            { value: 'percent', label: words.units.percent },
            { value: 'sum', label: words.units.sum },
          ]}
        />
        <Field label={words.rounding}>
          <Select
            value={String(form.roundTo)}
            onChange={({ target }) => set({ roundTo: Number(target.value) as PriceRounding })}
            options={priceRoundings.map((step) => ({ value: String(step), label: words.roundings[step] }))}
          />
        </Field>
        <div aria-live="polite">
          {change === null && !wrong ? <Text tone="muted">{words.before}</Text> : null}
          {change !== null && preview.isError ? describeFailure(preview.error) : null}
          {shown ? <PricePreview preview={shown} /> : null}
          {change !== null && !shown && !preview.isError ? <Skeleton shape="block" lines={2} /> : null}
        </div>
      </Stack>
    </Dialog>
  );
}
