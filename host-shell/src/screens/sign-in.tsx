import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage, Banner, Link, Stack, Text } from 'shared-design-system';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { wantedPage } from '../routes/sign-in-address.ts';
import { texts } from '../texts.ts';

const words = texts.auth.signIn;

/** `/merchant/sign-in`: e-mail and password, then the page asked for, or the dashboard (decisions, part 1). */
export default function SignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = wantedPage(search);
  const query = search.size > 0 ? `?${search}` : '';
  return (
    <AuthPage
      title={words.title}
      lead={words.lead}
      footer={
        <Stack gap={2}>
          <Link to="/merchant/forgot-password">{words.forgot}</Link>
          <Text as="div">
            {words.none} <Link to={`/merchant/register${query}`}>{words.create}</Link>
          </Text>
        </Stack>
      }
    >
      {wanted && <Banner tone="info">{words.again}</Banner>}
      <SignInForm onDone={() => void navigate(wanted ?? '/merchant', { replace: true })} />
    </AuthPage>
  );
}
