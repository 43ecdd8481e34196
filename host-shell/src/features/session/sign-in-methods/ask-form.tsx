import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, Stack, TextInput, useFirstErrorFocus } from 'shared-design-system/office';
import { isWrongCode, isWrongPassword } from '../failure-codes.ts';
import { FormFailure } from '../form-failure.tsx';
import { texts } from './texts.ts';

const words = texts;

interface AskFormProps {
  asks: readonly ('password' | 'code' | 'name')[];
  name?: string;
  submit: string;
  onSend: (given: { password: string; code: string; name: string }) => Promise<unknown>;
  children?: ReactNode;
}

export function AskForm({ asks, name = '', submit, onSend, children }: AskFormProps) {
  const [given, setGiven] = useState({ password: '', code: '', name });
  const [failure, setFailure] = useState<unknown>(null);
  const [checks, setChecks] = useState(0);
  const [busy, setBusy] = useState(false);
  const id = useId();
  useFirstErrorFocus(id, checks);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (asks.every((field) => given[field].trim())) {
      setBusy(true);
      setFailure(null);
      await onSend(given).catch(setFailure);
      setBusy(false);
    }
    setChecks((before) => before + 1);
  };
  const refusals = { password: isWrongPassword(failure), code: isWrongCode(failure), name: false };
  const shownAtField = asks.some((field) => refusals[field]);
  const fieldOf = (field: 'password' | 'code' | 'name', index: number) => {
    const empty = checks > 0 && !given[field].trim();
    const error = empty ? words.missing[field] : refusals[field] ? words.wrong[field] : undefined;
    const bound = {
      value: given[field],
      onChange: (event: { target: { value: string } }) => setGiven({ ...given, [field]: event.target.value }),
      ...(index === 0 ? { 'data-autofocus': '' } : {}),
    };
    return (
      <Field key={field} label={words.labels[field]} error={error}>
        {field === 'password' ? (
          <PasswordInput autoComplete="current-password" {...bound} />
        ) : (
          <TextInput
            {...(field === 'code' ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : {})}
            maxLength={field === 'code' ? 20 : 60}
            {...bound}
          />
        )}
      </Field>
    );
  };
  return (
    <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <FormFailure failure={shownAtField ? null : failure} />
      {children}
      {asks.map(fieldOf)}
      <Button type="submit" full loading={busy}>
        {submit}
      </Button>
    </Stack>
  );
}
