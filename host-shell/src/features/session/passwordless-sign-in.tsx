import { useState } from 'react';
import { Button, ButtonLink, Stack } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime/page';
import { FormFailure } from './form-failure.tsx';
import { useBeginPasskeySignInMutation, useSignInByPasskeyMutation } from './sign-in-api.ts';
import { texts } from './texts.ts';
import { askForPasskey, knowsPasskeys, wasCanceled } from './web-authn.ts';

const words = texts.passwordless;

export function PasswordlessSignIn({ linkTo, onDone }: { linkTo: string; onDone: () => void }) {
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const byPasskey = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { options } = await begin({}).unwrap();
      const { id, rawId, type, response } = await askForPasskey(options);
      await signIn({ id, rawId, type, response }).unwrap();
      onDone();
    } catch (caught) {
      if (!wasCanceled(caught)) setFailure(isFailure(caught) ? caught : words.passkeyFailed);
    }
    setBusy(false);
  };
  return (
    <Stack gap={2}>
      <FormFailure failure={failure} />
      {knowsPasskeys() ? (
        <Button variant="outline" full icon="lock" loading={busy} onClick={() => void byPasskey()}>
          {words.passkey}
        </Button>
      ) : null}
      <ButtonLink variant="outline" full to={linkTo}>
        {words.link}
      </ButtonLink>
    </Stack>
  );
}
