import { type FormEvent, useState } from 'react';
import { isEmail, normalizeEmail, type StaffRole } from 'shared-contracts';
import { Button, Dialog, Field, Stack, TextInput } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { FailureBanner } from 'shared-runtime/screens';
import { useAddStaffMutation } from '../api.ts';
import { texts } from '../texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RoleField } from './role-field.tsx';

const emailErrorOf = (failure: unknown): string | undefined => {
  if (!isFailure(failure)) return undefined;
  if (failure.code === 'email_taken') return texts.emailTaken;
  return failure.code === 'validation_failed' ? texts.emailWrong : undefined;
};

export function AddDialog({ onClose }: { onClose: () => void }) {
  const [add, { isLoading }] = useAddStaffMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [link, setLink] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = !isEmail(normalizeEmail(email));
    setWrong(wrong);
    setFailure(null);
    if (wrong || isLoading) return;
    const { data, error } = await add({ email: normalizeEmail(email), role });
    if (data) setLink(data.link);
    else setFailure(error);
  };
  if (link) return <LinkDialog link={link} onClose={onClose} />;
  const emailError = isWrong ? texts.emailWrong : emailErrorOf(failure);
  return (
    <Dialog open onClose={onClose} title={texts.add}>
      <Stack as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <FailureBanner title={texts.notAdded} failure={emailError ? null : failure} />
        <Field label={texts.email} error={emailError}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            data-autofocus=""
            value={email}
            onChange={({ target }: { target: { value: string } }) => setEmail(target.value)}
          />
        </Field>
        <RoleField value={role} onChange={setRole} />
        <Button type="submit" full loading={isLoading}>
          {texts.submit}
        </Button>
      </Stack>
    </Dialog>
  );
}
