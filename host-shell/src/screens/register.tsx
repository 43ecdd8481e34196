import { useNavigate } from 'react-router-dom';
import { AuthPage, Link, Text } from 'shared-design-system';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { signInPath } from '../routes/sign-in-address.ts';
import { texts } from '../texts.ts';

const words = texts.auth.register;

/** `/merchant/register`: opens an account and a shop, then leads to the dashboard with its checklist. */
export default function Register() {
  const navigate = useNavigate();
  return (
    <AuthPage
      title={words.title}
      lead={words.lead}
      footer={
        <Text as="div">
          {words.have} <Link to={signInPath}>{words.signIn}</Link>
        </Text>
      }
    >
      <RegisterForm onDone={() => void navigate('/merchant', { replace: true })} />
    </AuthPage>
  );
}
