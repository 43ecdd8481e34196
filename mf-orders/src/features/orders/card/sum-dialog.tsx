import { type FormEvent, useState } from 'react';
import { roubles, roundToKopecks } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { PriceInput } from 'shared-design-system/fields';
import { Button, Dialog, Field, FormErrorSummary, formatMoney, Stack, Text } from 'shared-design-system/office';

export interface SumWords {
  title: string;
  failed: string;
  label: string;
  hint: (most: string) => string;
  rest: string;
  text: string;
  submit: (sum: string) => string;
  submitNothing: string;
  enter: string;
  little: string;
  much: (most: string) => string;
}

interface SumDialogProps {
  words: SumWords;
  most: number;
  initial: number | null;
  send: (amount: number) => Promise<void>;
  sending: boolean;
  failure: string | null;
  tone: 'danger' | 'primary';
  onClose: () => void;
}

function wrongIn(amount: number | null, most: number, words: SumWords): string | undefined {
  if (amount === null) return words.enter;
  if (amount <= 0) return words.little;
  return amount > most || !roubles.safeParse(amount).success ? words.much(formatMoney(most)) : undefined;
}

export function SumDialog({ words, most, initial, send, sending, failure, tone, onClose }: SumDialogProps) {
  const [amount, setAmount] = useState(initial);
  const [error, setError] = useState<string>();
  const change = (value: number | null) => {
    setAmount(value);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongIn(amount, most, words);
    setError(wrong);
    if (amount !== null && !wrong && !sending) void send(amount);
  };
  const fits = amount !== null && wrongIn(amount, most, words) === undefined;
  const rest = fits || amount === null ? formatMoney(roundToKopecks(most - (amount ?? 0))) : '—';
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack as="form" onSubmit={submit} noValidate>
        {failure ? <FormErrorSummary title={words.failed} errors={[{ message: failure }]} /> : null}
        <Field label={words.label} hint={words.hint(formatMoney(most))} error={error}>
          <PriceInput value={amount} onChange={change} />
        </Field>
        <TotalLine label={words.rest} value={rest} />
        <Text tone="muted" size="s">
          {words.text}
        </Text>
        <Button type="submit" variant={tone} full loading={sending}>
          {fits ? words.submit(formatMoney(amount)) : words.submitNothing}
        </Button>
      </Stack>
    </Dialog>
  );
}
