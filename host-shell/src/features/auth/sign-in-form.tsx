import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, FormErrorSummary, PasswordInput, Stack, TextInput } from 'shared-design-system';
import { describeFailure, useAuthorizeMutation } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { type SignInValues, signInSchema } from './schemas.ts';

const words = texts.auth;

/**
 * E-mail and password. What was typed stays when the server refuses.
 * @param email  filled in already, when a session ended while somebody worked
 * @param onDone after the server has made the session
 */
export function SignInForm({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const [authorize, { error }] = useAuthorizeMutation();
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const { data } = await authorize(values);
    if (data) onDone();
  });
  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
      {error && !isSubmitting && (
        <FormErrorSummary title={words.failed} errors={[{ message: describeFailure(error) }]} />
      )}
      <Field label={words.email} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          {...register('email')}
        />
      </Field>
      <Field label={words.password} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" size="l" full loading={isSubmitting}>
        {words.signIn.submit}
      </Button>
    </Stack>
  );
}
