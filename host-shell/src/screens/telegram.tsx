import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button, Link, Stack } from 'shared-design-system/office';
import { useSession } from 'shared-runtime';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { CodeForm } from '../features/session/code-form.tsx';
import { asksForCode } from '../features/session/failure-codes.ts';
import { FormFailure } from '../features/session/form-failure.tsx';
import { nextPath, signInPath } from '../features/session/next-path.ts';
import { useSignInByTelegramMutation } from '../features/session/sign-in-api.ts';
import { texts } from '../features/session/texts.ts';

const words = texts.telegram;

export default function Telegram() {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const merchantId = query.get('merchant') ?? '';
  const initData = new URLSearchParams(hash.slice(1)).get('tgWebAppData') ?? '';
  const order = query.get('order');
  const target = nextPath(order === null ? '/merchant/orders' : `/merchant/orders/${encodeURIComponent(order)}`);
  const { status, session } = useSession();
  if (initData === '' || session?.merchantId === merchantId) return <Navigate to={target} replace />;
  return status === 'loading' ? null : <Enter {...{ initData, merchantId, target }} />;
}

/** Signs in only after a press: otherwise a stranger's link could sign a visitor in to the stranger's shop. */
function Enter({ initData, merchantId, target }: { initData: string; merchantId: string; target: string }) {
  const [signIn, { error, isLoading }] = useSignInByTelegramMutation();
  const [second, setSecond] = useState(false);
  const navigate = useNavigate();
  const send = async (code?: string) => {
    const answer = await signIn({ initData, merchantId, ...(code === undefined ? {} : { code }) });
    if (answer.data) await navigate(target, { replace: true });
    else if (asksForCode(answer.error)) setSecond(true);
  };
  return (
    <AuthPage
      title={words.title}
      lead={second ? undefined : words.lead}
      footer={<Link to={signInPath(target)}>{words.other}</Link>}
    >
      {second ? (
        <CodeForm onSend={send} failure={asksForCode(error) ? null : error} />
      ) : (
        <Stack gap={3}>
          <FormFailure failure={error} />
          <Button full size="l" loading={isLoading} onClick={() => void send()}>
            {words.submit}
          </Button>
        </Stack>
      )}
    </AuthPage>
  );
}
