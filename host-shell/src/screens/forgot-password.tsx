import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthPage, Banner, Button, Field, FormErrorSummary, Link, Stack, TextInput } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useForgotPasswordMutation } from '../features/auth/password-api.ts';
import { forgotSchema } from '../features/auth/schemas.ts';
import { signInPath } from '../routes/sign-in-address.ts';
import { texts } from '../texts.ts';

const words = texts.auth.forgot;

/** `/merchant/forgot-password`: sends a link that sets a new password; says the same whether there is an account or not. */
export default function ForgotPassword() {
  const [send, { error }] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ email }) => {
    const { data } = await send({ email });
    if (data) setSentTo(email);
  });
  return (
    <AuthPage title={words.title} lead={words.lead} footer={<Link to={signInPath}>{words.back}</Link>}>
      {sentTo ? (
        <Banner tone="happy" live title={words.sent}>
          {words.sentText(sentTo)}
        </Banner>
      ) : (
        <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
          {error && !formState.isSubmitting && (
            <FormErrorSummary title={texts.auth.failed} errors={[{ message: describeFailure(error) }]} />
          )}
          <Field label={texts.auth.email} error={formState.errors.email?.message}>
            <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
          </Field>
          <Button type="submit" size="l" full loading={formState.isSubmitting}>
            {words.submit}
          </Button>
        </Stack>
      )}
    </AuthPage>
  );
}
