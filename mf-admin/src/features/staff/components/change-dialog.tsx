import { type FormEvent, useState } from 'react';
import type { StaffMember, StaffRole } from 'shared-contracts';
import { Button, Dialog, Divider, Field, SegmentedControl, Stack, Text, useToast } from 'shared-design-system/office';
import { FailureBanner } from 'shared-runtime/screens';
import { useChangeStaffMutation, useRenewStaffLinkMutation } from '../api.ts';
import { texts } from '../texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RoleField } from './role-field.tsx';

const words = texts.change;

export function ChangeDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const [change, { isLoading }] = useChangeStaffMutation();
  const [renew, renewing] = useRenewStaffLinkMutation();
  const [role, setRole] = useState<StaffRole>(member.role);
  const [access, setAccess] = useState<'open' | 'closed'>(member.isDisabled ? 'closed' : 'open');
  const [failure, setFailure] = useState<unknown>(null);
  const [link, setLink] = useState('');
  const { show } = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await change({ staff_id: member.id, role, is_disabled: access === 'closed' });
    setFailure(error ?? null);
    if (error) return;
    show({ type: 'happy', title: words.saved });
    onClose();
  };
  const newLink = async () => {
    const { data, error } = await renew({ staff_id: member.id });
    setFailure(error ?? null);
    if (data) setLink(data.link);
  };
  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={member.email}>
      <Stack as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <FailureBanner title={words.failed} failure={failure} />
        <RoleField value={role} onChange={setRole} />
        <Field label={words.access} group>
          <SegmentedControl
            label={words.access}
            value={access}
            onChange={setAccess}
            options={[
              { value: 'open', label: words.open },
              { value: 'closed', label: words.closed },
            ]}
          />
        </Field>
        <Button type="submit" full loading={isLoading}>
          {words.save}
        </Button>
        <Divider />
        <Text tone="muted">{words.newLinkText}</Text>
        <Button variant="outline" full loading={renewing.isLoading} onClick={() => void newLink()}>
          {words.newLink}
        </Button>
      </Stack>
    </Dialog>
  );
}
