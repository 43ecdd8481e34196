import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, PasswordInput, Stack, TextInput } from 'shared-design-system';
import { useAuthorizeMutation } from 'shared-runtime';
import { z } from 'zod';
import { texts } from '../../screens/texts.ts';
import { FormFailure } from './form-failure.tsx';

const schema = z.object({
  email: z.email(texts.session.enterEmail),
  password: z.string().min(1, texts.session.enterPassword),
});

/**
 * E-mail and password (sentence 7.3.1). What was typed stays when the server refuses.
 * @param email  filled in already, where a session ended while somebody worked
 * @param onDone after the server has made the session
 */
export function SignInForm({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const [authorize, { error }] = useAuthorizeMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (credentials) => {
    const answer = await authorize(credentials);
    if (answer.data) onDone();
  });
  return (
    <Stack as="form" onSubmit={send} noValidate>
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
