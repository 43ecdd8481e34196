import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { PasswordInput } from 'shared-design-system/fields';
import { Banner, Button, ButtonLink, Field, Stack } from 'shared-design-system/office';
import { z } from 'zod';
import { isCommonPassword, newPassword } from '../features/password-rule.ts';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { FormFailure } from '../features/session/form-failure.tsx';
import { officePath, signInPath } from '../features/session/next-path.ts';
import { useResetPasswordMutation } from '../features/session/password-api.ts';
import { texts } from '../features/texts.ts';

const schema = z.object({ password: newPassword });
const words = texts.reset;

/** The token is in the fragment, which no server logs. */
export default function ResetPassword() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const [reset, { error: refusal }] = useResetPasswordMutation();
  const [done, setDone] = useState(false);
  // A refused password is shown at its field, and the link can be used again.
  const error = isCommonPassword(refusal) ? null : refusal;
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ password }) => {
    const answer = await reset({ token: token ?? '', new_password: password });
    if (answer.data) setDone(true);
    else if (isCommonPassword(answer.error)) {
      setError('password', { message: texts.register.passwordCommon }, { shouldFocus: true });
    }
  });
  const askAgain = (
    <ButtonLink variant="quiet" full to="/merchant/forgot-password">
      {words.again}
    </ButtonLink>
  );
  if (!token) {
    return (
      <AuthPage title={words.noToken} lead={words.noTokenText}>
        {askAgain}
      </AuthPage>
    );
  }
  if (done) {
    return (
      <AuthPage title={words.done}>
        <Banner tone="happy">{words.doneText}</Banner>
        <ButtonLink full size="l" to={signInPath(officePath)}>
          {texts.signIn.submit}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.title} lead={words.lead}>
      <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={error} />
        {error ? askAgain : null}
        <Field label={words.password} hint={texts.register.passwordHint} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" size="l" full loading={formState.isSubmitting}>
          {words.submit}
        </Button>
      </Stack>
    </AuthPage>
  );
}
