import { type FormEvent, useState } from 'react';
import { type ComplaintReason, complaintLength, complaintReasons, reportShop } from 'shared-contracts';
import { Field, RadioCards, TextArea, TextInput } from 'shared-design-system/checkout';
import { Banner, Button, Stack } from 'shared-design-system/shop';
import { baseApi, describeFailure, endpointOf } from 'shared-runtime';
import { texts } from './texts.ts';

const { useReportShopMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({ reportShop: build.mutation(endpointOf(reportShop)) }),
});

const options = complaintReasons.map((value) => ({ value, label: texts.reasons[value] }));

/** What happened, and how to answer. What was typed stays when the server refuses. */
export function ComplaintForm({ merchantName, onDone }: { merchantName: string; onDone: () => void }) {
  const [send, { isLoading }] = useReportShopMutation();
  const [reason, setReason] = useState<ComplaintReason>('fraud');
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '' || isLoading) return;
    const { error } = await send({ merchantName, reason, text: text.trim(), contact: contact.trim() });
    setFailure(error ?? null);
    if (!error) onDone();
  };
  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      {failure ? (
        <Banner tone="danger" live title={texts.failed}>
          {describeFailure(failure)}
        </Banner>
      ) : null}
      <Field label={texts.reason} group>
        <RadioCards label={texts.reason} value={reason} onChange={setReason} options={options} />
      </Field>
      <Field label={texts.text} error={missing ? texts.textMissing : undefined}>
        <TextArea
          rows={5}
          maxLength={complaintLength.text}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
      </Field>
      <Field label={texts.contact} hint={texts.contactHint} optional>
        <TextInput
          maxLength={complaintLength.contact}
          value={contact}
          onChange={({ target }: { target: { value: string } }) => setContact(target.value)}
        />
      </Field>
      <Button type="submit" size="l" full loading={isLoading}>
        {texts.submit}
      </Button>
    </Stack>
  );
}
