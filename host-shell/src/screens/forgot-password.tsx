import { Link } from 'shared-design-system/office';
import { AskLinkForm } from '../features/session/ask-link-form.tsx';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { officePath, signInPath } from '../features/session/next-path.ts';
import { useForgotPasswordMutation } from '../features/session/password-api.ts';
import { texts } from '../features/texts.ts';

const words = texts.forgot;

export default function ForgotPassword() {
  const [send, { error }] = useForgotPasswordMutation();
  return (
    <AuthPage title={words.title} lead={words.lead} footer={<Link to={signInPath(officePath)}>{words.back}</Link>}>
      <AskLinkForm words={words} failure={error} onSend={async (email) => (await send({ email })).data !== undefined} />
    </AuthPage>
  );
}
