import { type FormEvent, type MutableRefObject, useState } from 'react';
import { type Order, overpaidOf, roubles } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { PriceInput } from 'shared-design-system/fields';
import { Button, Dialog, Field, FormErrorSummary, formatMoney, Stack, Text } from 'shared-design-system/office';
import { refundTexts as words } from './refund-texts.ts';
import { refundableOf } from './refundable.ts';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: Order;
  /** Of the refund whose answer is awaited; empty where there is none. */
  refundKey: MutableRefObject<string>;
  onClose: () => void;
}

/** Why a sum cannot be given back. */
function wrongIn(amount: number | null, most: number): string | undefined {
  if (amount === null) return words.enter;
  if (amount <= 0) return words.little;
  return amount > most || !roubles.safeParse(amount).success ? words.much(formatMoney(most)) : undefined;
}

/** How much is given back: all that is left, or a part of it. */
export default function RefundDialog({ order, refundKey, onClose }: RefundDialogProps) {
  const most = refundableOf(order);
  const [amount, setAmount] = useState<number | null>(overpaidOf(order) || most);
  const [error, setError] = useState<string>();
  const { refund, sending, failure } = useRefund(order, refundKey, onClose);
  const change = (value: number | null) => {
    setAmount(value);
    setError(undefined);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongIn(amount, most);
    setError(wrong);
    if (amount !== null && !wrong && !sending) void refund(amount);
  };
  const fits = amount !== null && wrongIn(amount, most) === undefined;
  const rest = fits ? Math.round((most - amount) * 100) / 100 : most;
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack as="form" onSubmit={send} noValidate>
        {failure ? <FormErrorSummary title={words.failed} errors={[{ message: failure }]} /> : null}
        <Field label={words.label} hint={words.hint(formatMoney(most))} error={error}>
          <PriceInput value={amount} onChange={change} />
        </Field>
        <TotalLine label={words.rest} value={formatMoney(rest)} />
        <Text tone="muted" size="s">
          {words.text}
        </Text>
        <Button type="submit" variant="danger" full loading={sending}>
          {fits ? words.submit(formatMoney(amount)) : words.submitNothing}
        </Button>
      </Stack>
    </Dialog>
  );
}
