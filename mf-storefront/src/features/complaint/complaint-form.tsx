import { type FormEvent, useId, useState } from 'react';
import { type ComplaintReason, cleanText, complaintLength, complaintReasons, reportShop } from 'shared-contracts';
import { Field, RadioCards, TextArea, TextInput, useFirstErrorFocus } from 'shared-design-system/checkout';
import { Button, Stack } from 'shared-design-system/shop';
import { useCall } from 'shared-runtime/page';
import { FailureBanner } from '../../components/failure-banner.tsx';
import { texts } from './texts.ts';

const options = complaintReasons.map((value) => ({ value, label: texts.reasons[value] }));

export function ComplaintForm({ merchantName, onDone }: { merchantName: string; onDone: () => void }) {
  const [send, { isLoading }] = useCall(reportShop);
  const id = useId();
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [missing, setMissing] = useState({ reason: false, text: false });
  const [checks, setChecks] = useState(0);
  useFirstErrorFocus(id, checks);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const complaint = cleanText(text);
    setMissing({ reason: reason === null, text: complaint === '' });
    setChecks((before) => before + 1);
    if (reason === null || complaint === '') return;
    // Cleared first, so that the same failure is a new banner and takes the focus again.
    setFailure(null);
    const { error } = await send({ merchantName, reason, text: complaint, contact: cleanText(contact) });
    setFailure(error ?? null);
    if (!error) onDone();
  };
  return (
    <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <FailureBanner title={texts.failed} failure={failure} />
      <Field label={texts.reason} group error={missing.reason ? texts.reasonMissing : undefined}>
        <RadioCards
          label={texts.reason}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setMissing({ ...missing, reason: false });
          }}
          options={options}
          required
        />
      </Field>
      <Field label={texts.text} error={missing.text ? texts.textMissing : undefined}>
        <TextArea
          rows={5}
          required
          maxLength={complaintLength.text}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMissing({ ...missing, text: false });
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
