import { type FormEvent, useId, useRef, useState } from 'react';
import { longestStockNote, type Stock, stockReasons } from 'shared-contracts';
import {
  Button,
  Dialog,
  Field,
  FormErrorSummary,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  useFirstErrorFocus,
  useToast,
} from 'shared-design-system/office';
import { createUuid, describeFailure, isFailure } from 'shared-runtime';
import { useSetStockMutation } from '../api.ts';
import { formOf, parseStockForm, type StockForm } from '../stock-form.ts';
import { stockText } from '../stock-words.ts';
import { stockTexts as words } from '../texts.ts';

const kinds = ['counted', 'to_order', 'not_counted'] as const;

interface StockDialogProps {
  productId: string;
  sizeId: string | null;
  name: string;
  stock: Stock | undefined;
  onClose: () => void;
}

export function StockDialog({ productId, sizeId, name, stock, onClose }: StockDialogProps) {
  const id = useId();
  const toast = useToast();
  const [send, { isLoading }] = useSetStockMutation();
  const [form, setForm] = useState<StockForm>(() => formOf(stock));
  const [checks, setChecks] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  useFirstErrorFocus(id, checks);
  // Idempotency key: the same while the same change is retried, a new one for another change.
  const key = useRef({ of: '', id: '' });
  const set = (change: Partial<StockForm>) => setForm((before) => ({ ...before, ...change }));
  const read = parseStockForm(form, stock);
  const errorOf = (field: 'amount' | 'days') =>
    checks > 0 && 'error' in read && read.field === field ? read.error : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecks((before) => before + 1);
    if (isLoading || 'error' in read) return;
    setFailure(null);
    const { reason, note } = form;
    const { setting } = read;
    const of = JSON.stringify(setting);
    if (key.current.of !== of) key.current = { of, id: createUuid() };
    const { error, data } = await send({
      product_id: productId,
      size_id: sizeId,
      stock: setting,
      reason,
      note: note.trim(),
      ...(setting.kind === 'changed' ? { idempotency_key: key.current.id } : {}),
    });
    if (error) return setFailure(error);
    toast.show({ title: words.saved, text: `${name}: ${stockText(data ?? undefined)}`, type: 'happy' });
    onClose();
  };
  const isCounted = stock?.kind === 'counted';
  const conflict = isFailure(failure) && failure.code === 'conflict';
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id} loading={isLoading}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={name} footer={buttons}>
      <Stack as="form" id={id} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
        {failure ? (
          <FormErrorSummary
            title={words.failed}
            errors={[{ message: conflict ? words.errors.conflict(name) : describeFailure(failure) }]}
          />
        ) : null}
        <Text tone="muted">{stockText(stock)}</Text>
        <SegmentedControl
          label={words.kind}
          value={form.kind}
          onChange={(kind) => set({ kind })}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
        {form.kind === 'counted' ? null : (
          <Text tone="muted" size="s">
            {words.kindHints[form.kind]}
          </Text>
        )}
        {form.kind === 'counted' && isCounted ? (
          <Field label={words.reason}>
            <Select
              value={form.reason}
              onChange={({ target }) => set({ reason: stockReasons.find((one) => one === target.value) ?? 'other' })}
              options={(['recount', 'arrival', 'write_off', 'other'] as const).map((value) => ({
                value,
                label: words.reasons[value],
              }))}
            />
          </Field>
        ) : null}
        {form.kind === 'counted' ? (
          <Field label={isCounted ? words.amounts[form.reason] : words.count} error={errorOf('amount')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              value={form.amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          </Field>
        ) : null}
        {form.kind === 'to_order' ? (
          <Field label={words.leadDays} error={errorOf('days')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={form.days}
              onChange={({ target }) => set({ days: target.value })}
            />
          </Field>
        ) : null}
        {form.kind === 'counted' && isCounted ? (
          <Field label={words.note} optional>
            <TextInput
              maxLength={longestStockNote}
              value={form.note}
              onChange={({ target }) => set({ note: target.value })}
            />
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}
