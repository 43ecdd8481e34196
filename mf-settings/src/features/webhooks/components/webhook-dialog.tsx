import { type FormEvent, useState } from 'react';
import { Button, CopyRow, Dialog, Field, FormErrorSummary, Stack, Text, TextInput } from 'shared-design-system/office';
import { describeFailure, type Failure, isFailure } from 'shared-runtime';
import { useAddWebhookMutation } from '../api.ts';
import { texts } from '../texts.ts';

function urlErrorOf(failure: Failure | undefined): string | undefined {
  if (failure?.code === 'validation_failed') return texts.urlErrors.wrong;
  if (failure?.code === 'already_exists') return texts.taken;
  return failure?.code === 'conflict' ? texts.many : undefined;
}

export function WebhookDialog({ onClose }: { onClose: () => void }) {
  const [add, adding] = useAddWebhookMutation();
  const [url, setUrl] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [secret, setSecret] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(url.trim() === '');
    setFailure(undefined);
    if (url.trim() === '') return;
    try {
      setSecret((await add({ url: url.trim() }).unwrap()).secret);
    } catch (caught) {
      if (!isFailure(caught)) throw caught;
      setFailure(caught);
    }
  };
  if (secret !== '') {
    const done = <Button onClick={onClose}>{texts.secret.done}</Button>;
    return (
      <Dialog open onClose={onClose} title={texts.secret.title} footer={done}>
        <Stack gap={3}>
          <Text>{texts.secret.text}</Text>
          <CopyRow label={texts.secret.label} value={secret} />
        </Stack>
      </Dialog>
    );
  }
  const urlError = isEmpty ? texts.urlErrors.empty : urlErrorOf(failure);
  return (
    <Dialog open onClose={onClose} title={texts.new}>
      <Stack as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        {failure && !urlError ? (
          <FormErrorSummary title={texts.notAdded} errors={[{ message: describeFailure(failure) }]} />
        ) : null}
        <Field label={texts.url} hint={texts.urlHint} error={urlError}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={texts.urlExample}
            maxLength={500}
            value={url}
            onChange={(event: { target: { value: string } }) => setUrl(event.target.value)}
          />
        </Field>
        <Button type="submit" full loading={adding.isLoading}>
          {texts.save}
        </Button>
      </Stack>
    </Dialog>
  );
}
