import { useState } from 'react';
import { Button, Card, Inline, Text, useConfirm } from 'shared-design-system/office';
import { isSessionOver } from 'shared-runtime';
import { texts } from '../texts.ts';
import { FormFailure } from './form-failure.tsx';
import { useRevokeSessionsMutation } from './password-api.ts';
import { useSignOut } from './use-sign-out.ts';

const words = texts.account;

/** To sign out everywhere, other sessions are ended first and this one last, so that a failure can still be shown and retried here. */
export function SignOutCard() {
  const [revoke] = useRevokeSessionsMutation();
  const signOut = useSignOut();
  const [busy, setBusy] = useState<'here' | 'everywhere'>();
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = useConfirm();
  const leave = async (where: 'here' | 'everywhere') => {
    setBusy(where);
    setFailure(null);
    try {
      if (where === 'everywhere') await revoke({ scope: 'others' }).unwrap();
      await signOut();
    } catch (caught) {
      if (isSessionOver(caught)) return signOut();
      setFailure(caught);
      setBusy(undefined);
    }
  };
  const leaveEverywhere = async () => {
    const { title, text, confirm: confirmLabel } = words.everywhereSure;
    if ((await confirm({ title, text, confirmLabel })) === 'confirm') await leave('everywhere');
  };
  return (
    <Card title={words.sessions} gap={4}>
      <Text tone="muted">{words.sessionsText}</Text>
      <FormFailure failure={failure} />
      <Inline>
        <Button variant="outline" icon="log-out" loading={busy === 'here'} onClick={() => void leave('here')}>
          {words.here}
        </Button>
        <Button variant="outline" loading={busy === 'everywhere'} onClick={() => void leaveEverywhere()}>
          {words.everywhere}
        </Button>
      </Inline>
    </Card>
  );
}
