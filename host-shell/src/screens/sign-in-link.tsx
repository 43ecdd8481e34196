import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink, Link, Stack } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime/page';
import { AskLinkForm } from '../features/session/ask-link-form.tsx';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { CodeForm } from '../features/session/code-form.tsx';
import { asksForCode } from '../features/session/failure-codes.ts';
import { FormFailure } from '../features/session/form-failure.tsx';
import { officePath, signInPath } from '../features/session/next-path.ts';
import { useAskSignInLinkMutation, useSignInByLinkMutation } from '../features/session/sign-in-api.ts';
import { texts as sessionTexts } from '../features/session/texts.ts';
import { texts } from '../features/texts.ts';

const words = sessionTexts.signInLink;

export default function SignInLink() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <OpenLink token={token} /> : <AskLink />;
}

function AskLink() {
  const [send, { error }] = useAskSignInLinkMutation();
  return (
    <AuthPage title={words.title} lead={words.lead} footer={<Link to={signInPath(officePath)}>{words.back}</Link>}>
      <AskLinkForm words={words} failure={error} onSend={async (email) => (await send({ email })).data !== undefined} />
    </AuthPage>
  );
}

function OpenLink({ token }: { token: string }) {
  const [signIn, { error, isLoading }] = useSignInByLinkMutation();
  const [second, setSecond] = useState(false);
  const navigate = useNavigate();
  const send = async (code?: string) => {
    const answer = await signIn({ token, ...(code === undefined ? {} : { code }) });
    if (answer.data) await navigate(officePath, { replace: true });
    else if (asksForCode(answer.error)) setSecond(true);
  };
  const used = isFailure(error) && error.code === 'sign_in_link_used';
  return (
    <AuthPage title={words.openTitle} lead={second ? undefined : words.openLead}>
      {second ? (
        <CodeForm onSend={send} failure={asksForCode(error) ? null : error} />
      ) : (
        <Stack gap={3}>
          <FormFailure failure={error} />
          {used ? (
            <ButtonLink full size="l" to={signInPath(officePath)}>
              {words.back}
            </ButtonLink>
          ) : (
            <Button full size="l" loading={isLoading} onClick={() => void send()}>
              {texts.signIn.submit}
            </Button>
          )}
        </Stack>
      )}
    </AuthPage>
  );
}
