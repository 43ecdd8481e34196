import { useState } from 'react';
import type { Passkey } from 'shared-contracts';
import {
  Button,
  Card,
  Dialog,
  formatDateTime,
  Icon,
  IconButton,
  Inline,
  ListRow,
  RowList,
  Text,
  useConfirm,
} from 'shared-design-system/office';
import { useFailureToast } from 'shared-runtime/screens';
import { knowsPasskeys } from '../web-authn.ts';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { texts } from './texts.ts';

const words = texts.passkeys;
const usedText = ({ created_at, last_used_at }: Passkey): string =>
  last_used_at
    ? words.used(formatDateTime(last_used_at, { zone: true }))
    : words.added(formatDateTime(created_at, { zone: true }));

export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const [adding, setAdding] = useState(false);
  const [named, setNamed] = useState<Passkey>();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const ask = async ({ passkey_id, name }: Passkey) => {
    const { title, text, confirm: confirmLabel } = words.sure(name);
    if ((await confirm({ title, text, confirmLabel })) !== 'confirm') return;
    const { error } = await remove({ passkey_id });
    if (error) showFailure(words.failed, error);
  };
  return (
    <Card title={words.title}>
      <Text tone="muted">{knowsPasskeys() ? words.text : words.unknown}</Text>
      {passkeys.length > 0 ? (
        <RowList label={words.list} compact="bleed">
          {passkeys.map((passkey) => (
            <ListRow
              key={passkey.passkey_id}
              leading={<Icon name="lock" />}
              title={passkey.name}
              text={usedText(passkey)}
              trailing={
                <>
                  <IconButton icon="pencil" label={words.rename(passkey.name)} onClick={() => setNamed(passkey)} />
                  <IconButton icon="trash" label={words.remove(passkey.name)} onClick={() => void ask(passkey)} />
                </>
              }
            />
          ))}
        </RowList>
      ) : null}
      {knowsPasskeys() ? (
        <Inline>
          <Button variant="outline" icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </Inline>
      ) : null}
      {adding ? <PasskeyDialog onClose={() => setAdding(false)} /> : null}
      {named ? (
        <Dialog open title={words.renameTitle} onClose={() => setNamed(undefined)}>
          <AskForm
            asks={['name']}
            name={named.name}
            submit={texts.save}
            onSend={async ({ name }) => {
              await rename({ passkey_id: named.passkey_id, name }).unwrap();
              setNamed(undefined);
            }}
          />
        </Dialog>
      ) : null}
    </Card>
  );
}
