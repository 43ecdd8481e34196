import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Field, Stack, TextInput } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime/page';
import { StaffFailure } from './staff-failure.tsx';
import { texts } from './texts.ts';

interface CodeStepProps {
  onSend: (code: string) => Promise<unknown>;
  failure: unknown;
  onBack: () => void;
  children?: ReactNode;
}

export function CodeStep({ onSend, failure, onBack, children }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const wrong = isFailure(failure) && failure.code === 'second_factor_wrong';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    setBusy(true);
    await onSend(code);
    setBusy(false);
  };
  const error = missing ? texts.code.missing : wrong ? texts.code.wrong : undefined;
  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <StaffFailure failure={wrong ? null : failure} />
      {children}
      <Field label={texts.code.label} hint={texts.code.hint} error={error}>
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
        {texts.signIn.submit}
      </Button>
      <Button variant="ghost" full onClick={onBack}>
        {texts.signIn.back}
      </Button>
    </Stack>
  );
}
