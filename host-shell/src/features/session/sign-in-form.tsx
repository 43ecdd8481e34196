import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Field, PasswordInput, Skeleton, Stack, TextInput } from 'shared-design-system';
import { z } from 'zod';
import { texts } from '../../screens/texts.ts';
import { asksForCode } from './failure-codes.ts';
import { FormFailure } from './form-failure.tsx';
import { useAuthorizeMutation } from './session-api.ts';

/** Few accounts have a second step, and the whole office brings this form for the end of a session. */
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

const schema = z.object({
  email: z.email(texts.session.enterEmail),
  password: z.string().min(1, texts.session.enterPassword),
});

/**
 * E-mail and password (sentence 7.3.1), then the code where the account asks for one. What was typed stays when the server refuses.
 * @param email  filled in already, where a session ended while somebody worked
 * @param onDone after the server has made the session
 */
export function SignInForm({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const [authorize, { error, reset }] = useAuthorizeMutation();
  const [second, setSecond] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = async (code?: string) => {
    const answer = await authorize({ ...getValues(), ...(code === undefined ? {} : { code }) });
    if (answer.data) onDone();
    else if (asksForCode(answer.error)) setSecond(true);
  };
  const back = () => {
    reset();
    setSecond(false);
  };
  if (second) {
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <CodeForm onSend={send} failure={asksForCode(error) ? null : error} onBack={back} />
      </Suspense>
    );
  }
  return (
    <Stack as="form" onSubmit={handleSubmit(() => send())} noValidate>
      <FormFailure failure={error} />
      <Field label={texts.session.email} error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label={texts.session.password} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...register('password')}
          // Where the e-mail is known, a dialog begins here.
          {...(email ? { 'data-autofocus': '' } : {})}
        />
      </Field>
      <Button type="submit" size="l" full loading={isSubmitting}>
        {texts.signIn.submit}
      </Button>
    </Stack>
  );
}
