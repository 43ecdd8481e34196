import { Dialog, Text, useToast } from 'shared-design-system/office';
import { deviceName } from 'shared-runtime/screens';
import { isKnownAlready, makePasskey, wasCanceled } from '../web-authn.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { texts } from './texts.ts';

const words = texts.passkeys;

export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const { show } = useToast();
  const make = async (password: string, name: string) => {
    const { options } = await begin({ password }).unwrap();
    try {
      const { id, rawId, type, response } = await makePasskey(options);
      await add({ name, answer: { id, rawId, type, response } }).unwrap();
    } catch (caught) {
      if (wasCanceled(caught)) show(words.notMade);
      else if (isKnownAlready(caught)) show({ type: 'danger', title: words.already });
      else throw caught;
      return;
    }
    show({ type: 'happy', title: words.done });
    onClose();
  };
  return (
    <Dialog open title={words.addTitle} onClose={onClose}>
      <AskForm
        asks={['password', 'name']}
        name={deviceName(navigator.userAgent)}
        submit={words.make}
        onSend={({ password, name }) => make(password, name)}
      >
        <Text tone="muted">{words.addText}</Text>
      </AskForm>
    </Dialog>
  );
}
