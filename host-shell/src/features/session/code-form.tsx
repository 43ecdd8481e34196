import { type FormEvent, useState } from 'react';
import { Button, Field, Stack, TextInput } from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { isWrongCode } from './failure-codes.ts';
import { FormFailure } from './form-failure.tsx';
import { texts as sessionTexts } from './texts.ts';

const words = sessionTexts.secondStep;

interface CodeFormProps {
  onSend: (code: string) => Promise<unknown>;
  failure: unknown;
  submit?: string;
  onBack?: () => void;
}

export function CodeForm({ onSend, failure, submit = texts.signIn.submit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const wrong = isWrongCode(failure);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    setBusy(true);
    await onSend(code);
    setBusy(false);
  };
  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <FormFailure failure={wrong ? null : failure} />
      <Field label={words.code} hint={words.hint} error={missing ? words.missing : wrong ? words.wrong : undefined}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          autoFocus
          data-autofocus=""
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" size="l" full loading={busy}>
        {submit}
      </Button>
      {onBack ? (
        <Button variant="ghost" full onClick={onBack}>
          {words.back}
        </Button>
      ) : null}
    </Stack>
  );
}
