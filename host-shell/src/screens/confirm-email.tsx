import { useLocation } from 'react-router-dom';
import { Banner, Button, ButtonLink, Stack } from 'shared-design-system/office';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { useConfirmEmailMutation } from '../features/session/email/api.ts';
import { texts } from '../features/session/email/texts.ts';
import { FormFailure } from '../features/session/form-failure.tsx';
import { officePath } from '../features/session/next-path.ts';

const words = texts.confirm;

const toAccount = (
  <ButtonLink variant="quiet" full to="/merchant/settings/account">
    {words.toAccount}
  </ButtonLink>
);

/** `/merchant/confirm-email#token=…`: the e-mail changes only on a press, since mail scanners open links too. */
export default function ConfirmEmail() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const [confirm, { data, error, isLoading }] = useConfirmEmailMutation();
  if (!token) {
    return (
      <AuthPage title={words.noToken} lead={words.noTokenText}>
        {toAccount}
      </AuthPage>
    );
  }
  if (data) {
    return (
      <AuthPage title={words.done}>
        <Banner tone="happy" live>
          {words.doneText(data.email)}
        </Banner>
        <ButtonLink full size="l" to={officePath}>
          {words.toOffice}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.title} lead={words.lead}>
      <Stack gap={3}>
        <FormFailure failure={error} />
        <Button full size="l" loading={isLoading} onClick={() => void confirm({ token })}>
          {words.submit}
        </Button>
        {error ? toAccount : null}
      </Stack>
    </AuthPage>
  );
}
