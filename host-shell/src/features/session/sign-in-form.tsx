import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useForm } from 'react-hook-form';
import { typedEmail } from 'shared-contracts';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, Stack, TextInput } from 'shared-design-system/office';
import type { Failure } from 'shared-runtime/page';
import { z } from 'zod';
import { texts } from '../texts.ts';
import type { CodeForm } from './code-form.tsx';
import { asksForCode } from './failure-codes.ts';
import { FormFailure } from './form-failure.tsx';
import { useAuthorizeMutation } from './session-api.ts';

type SecondStep = ComponentType<ComponentProps<typeof CodeForm>>;

const codeFormNotLoaded: Failure = { kind: 'offline', code: 'offline', requestId: '' };

const schema = z.object({
  email: typedEmail(texts.session.enterEmail),
  password: z.string().min(1, texts.session.enterPassword),
});

export function SignInForm({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const [authorize, { error, reset }] = useAuthorizeMutation();
  const [Second, setSecond] = useState<SecondStep | null>(null);
  const [missing, setMissing] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = async (code?: string) => {
    const answer = await authorize({ ...getValues(), ...(code === undefined ? {} : { code }) });
    if (answer.data) return onDone();
    if (!asksForCode(answer.error) || Second) return;
    // Loaded on demand: few accounts have a second step, while every office page loads this form for the dialog of an ended session.
    const step = await import('./code-form.tsx').catch(() => undefined);
    setMissing(!step);
    if (step) setSecond(() => step.CodeForm);
  };
  const back = () => {
    reset();
    setSecond(null);
  };
  if (Second) {
    return <Second onSend={send} failure={asksForCode(error) ? null : error} onBack={back} />;
  }
  return (
    <Stack as="form" onSubmit={handleSubmit(() => send())} noValidate>
      <FormFailure failure={missing ? codeFormNotLoaded : error} />
      <Field label={texts.session.email} error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label={texts.session.password} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...register('password')}
          // In the dialog of an ended session the e-mail is known, so the focus starts at the password.
          {...(email ? { 'data-autofocus': '' } : {})}
        />
      </Field>
      <Button type="submit" size="l" full loading={isSubmitting}>
        {texts.signIn.submit}
      </Button>
    </Stack>
  );
}
