import { type ComponentType, type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Button, Field, Stack, TextInput, useFirstErrorFocus } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime/page';
import { texts } from './one-time-code-texts.ts';

export interface OneTimeCodeFormProps {
  onSend: (code: string) => Promise<unknown>;
  failure: unknown;
  /** Shows every failure except a wrong code, which is shown at the field. */
  Failure: ComponentType<{ failure: unknown }>;
  hint: string;
  onBack?: () => void;
  children?: ReactNode;
}

export function OneTimeCodeForm(props: OneTimeCodeFormProps) {
  const { onSend, failure, Failure, hint, onBack, children } = props;
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [checks, setChecks] = useState(0);
  const id = useId();
  useFirstErrorFocus(id, checks);
  const wrong = isFailure(failure) && failure.code === 'second_factor_wrong' ? failure : null;
  useEffect(() => {
    if (wrong) setChecks((before) => before + 1);
  }, [wrong]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    setChecks((before) => before + 1);
    if (!code.trim()) return;
    setBusy(true);
    await onSend(code);
    setBusy(false);
  };
  return (
    <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <Failure failure={wrong ? null : failure} />
      {children}
      <Field label={texts.code} hint={hint} error={missing ? texts.missing : wrong ? texts.wrong : undefined}>
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
        {texts.submit}
      </Button>
      {onBack ? (
        <Button variant="ghost" full onClick={onBack}>
          {texts.back}
        </Button>
      ) : null}
    </Stack>
  );
}
