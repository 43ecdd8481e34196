import { useNavigate, useSearchParams } from 'react-router-dom';
import { Banner, Link, Stack, Text } from 'shared-design-system/office';
import { readBoot } from 'shared-runtime/page';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { nextPath } from '../features/session/next-path.ts';
import { PasswordlessSignIn } from '../features/session/passwordless-sign-in.tsx';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import { texts } from '../features/texts.ts';

export default function SignIn() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = query.get('next');
  const open = () => void navigate(nextPath(next), { replace: true });
  return (
    <AuthPage
      brandName={readBoot().brand.name}
      title={texts.signIn.title}
      lead={texts.signIn.lead}
      footer={
        <Stack gap={2}>
          <Link to="/merchant/forgot-password">{texts.signIn.forgot}</Link>
          <Text>
            {texts.signIn.noShop} <Link to="/merchant/register">{texts.signIn.register}</Link>
          </Text>
        </Stack>
      }
    >
      {next ? <Banner tone="info">{texts.signIn.returning}</Banner> : null}
      <SignInForm onDone={open} />
      <PasswordlessSignIn linkTo="/merchant/sign-in-link" onDone={open} />
    </AuthPage>
  );
}
