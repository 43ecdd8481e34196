import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage, Banner, Button, Field, Link, PasswordInput, Stack, Text, TextInput } from 'shared-design-system';
import { readBoot, useAuthorizeMutation, useSession } from 'shared-runtime';
import { z } from 'zod';
import { FormFailure } from '../features/session/form-failure.tsx';
import { nextPath } from '../features/session/next-path.ts';
import { texts } from './texts.ts';

const schema = z.object({
  email: z.email(texts.session.enterEmail),
  password: z.string().min(1, texts.session.enterPassword),
});

/** `/merchant/sign-in` (sentence 7.3.1); leads to the page that was asked for. */
export default function SignIn() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { expired } = useSession();
  const [authorize, { error }] = useAuthorizeMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const next = query.get('next');
  const send = handleSubmit(async (credentials) => {
    const answer = await authorize(credentials);
    if (answer.data) navigate(nextPath(next), { replace: true });
  });
  return (
    <AuthPage
      brandName={readBoot().brand.name}
      title={texts.signIn.title}
      lead={texts.signIn.lead}
      footer={
        <Text>
          {texts.signIn.noShop} <Link to="/merchant/register">{texts.signIn.register}</Link>
        </Text>
      }
    >
      <Stack as="form" onSubmit={send} noValidate>
        {expired || next ? (
          <Banner tone="info">{expired ? texts.signIn.expired : texts.signIn.returning}</Banner>
        ) : null}
        <FormFailure failure={error} />
        <Field label={texts.session.email} error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label={texts.session.password} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" size="l" full loading={isSubmitting}>
          {texts.signIn.submit}
        </Button>
      </Stack>
    </AuthPage>
  );
}
