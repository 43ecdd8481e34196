import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthPage, Banner, Button, Field, Link, Stack, TextInput } from 'shared-design-system';
import { z } from 'zod';
import { FormFailure } from '../features/session/form-failure.tsx';
import { officePath, signInPath } from '../features/session/next-path.ts';
import { useForgotPasswordMutation } from '../features/session/password-api.ts';
import { texts } from './texts.ts';

const schema = z.object({ email: z.email(texts.session.enterEmail) });
const words = texts.forgot;

/** `/merchant/forgot-password`: sends a link that sets a new password; says the same whether there is an account or not. */
export default function ForgotPassword() {
  const [send, { error }] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ email }) => {
    const { data } = await send({ email });
    if (data) setSentTo(email);
  });
  return (
    <AuthPage title={words.title} lead={words.lead} footer={<Link to={signInPath(officePath)}>{words.back}</Link>}>
      {sentTo ? (
        <Banner tone="happy" live title={words.sent}>
          {words.sentText(sentTo)}
        </Banner>
      ) : (
        <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
          <FormFailure failure={error} />
          <Field label={texts.session.email} error={formState.errors.email?.message}>
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
