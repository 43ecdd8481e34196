import { useState } from 'react';
import { Dialog, Stack, Text } from 'shared-design-system/office';
import { AuthenticatorKey } from '../../authenticator-key.tsx';
import { useBeginTotpMutation, useConfirmTotpMutation } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { texts } from './texts.ts';

const words = texts.totp;

export function TotpDialog({ onClose }: { onClose: () => void }) {
  const [begin] = useBeginTotpMutation();
  const [confirm, { isLoading }] = useConfirmTotpMutation();
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <Dialog open title={words.codesTitle} onClose={onClose} closable={false}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={words.onTitle} onClose={onClose} closable={!isLoading}>
      {app ? (
        <AskForm
          key="code"
          asks={['code']}
          submit={words.turnOn}
          onSend={async ({ code }) => setCodes((await confirm({ code }).unwrap()).recovery_codes)}
        >
          <Stack gap={3}>
            <Text>{words.scan}</Text>
            <AuthenticatorKey {...app} labels={words} />
          </Stack>
        </AskForm>
      ) : (
        <AskForm
          key="password"
          asks={['password']}
          submit={words.next}
          onSend={async ({ password }) => setApp(await begin({ password }).unwrap())}
        >
          <Text tone="muted">{words.onText}</Text>
        </AskForm>
      )}
    </Dialog>
  );
}
