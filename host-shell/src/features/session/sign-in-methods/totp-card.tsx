import { useState } from 'react';
import { Badge, Button, Card, Dialog, Inline, Text, useToast } from 'shared-design-system/office';
import { useRenewRecoveryCodesMutation, useTurnOffTotpMutation } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { texts } from './texts.ts';
import { TotpDialog } from './totp-dialog.tsx';

const words = texts.totp;

export function TotpCard({ totp }: { totp: { on: boolean; recovery_codes_left: number } }) {
  const [open, setOpen] = useState<'on' | 'off' | 'renew'>();
  const close = () => setOpen(undefined);
  return (
    <Card title={words.title} aside={totp.on ? <Badge tone="happy">{words.isOn}</Badge> : null}>
      <Text tone="muted">{totp.on ? words.left(totp.recovery_codes_left) : words.text}</Text>
      <Inline>
        {totp.on ? (
          <>
            <Button variant="outline" onClick={() => setOpen('renew')}>
              {words.renew}
            </Button>
            <Button variant="outline" onClick={() => setOpen('off')}>
              {words.turnOff}
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setOpen('on')}>
            {words.turnOn}
          </Button>
        )}
      </Inline>
      {open === 'on' ? <TotpDialog onClose={close} /> : null}
      {open === 'off' ? <OffDialog onClose={close} /> : null}
      {open === 'renew' ? <RenewDialog onClose={close} /> : null}
    </Card>
  );
}

function OffDialog({ onClose }: { onClose: () => void }) {
  const [turnOff] = useTurnOffTotpMutation();
  const { show } = useToast();
  return (
    <Dialog open title={words.offTitle} onClose={onClose}>
      <AskForm
        asks={['password', 'code']}
        submit={words.turnOff}
        onSend={async ({ password, code }) => {
          await turnOff({ password, code }).unwrap();
          show({ type: 'happy', title: words.off });
          onClose();
        }}
      >
        <Text tone="muted">{words.offText}</Text>
      </AskForm>
    </Dialog>
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog open title={words.renewTitle} onClose={onClose} closable={!codes && !isLoading}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <AskForm
          asks={['code']}
          submit={words.renew}
          onSend={async ({ code }) => setCodes((await renew({ code }).unwrap()).recovery_codes)}
        >
          <Text tone="muted">{words.renewText}</Text>
        </AskForm>
      )}
    </Dialog>
  );
}
