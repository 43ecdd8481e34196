import { useState } from 'react';
import type { StaffMember } from 'shared-contracts';
import {
  Badge,
  Button,
  Card,
  formatDateTime,
  Heading,
  ListRow,
  Page,
  RowList,
  Skeleton,
  Stack,
} from 'shared-design-system/office';
import { useStaff } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { useListStaffQuery } from '../features/staff/api.ts';
import { AddDialog } from '../features/staff/components/add-dialog.tsx';
import { ChangeDialog } from '../features/staff/components/change-dialog.tsx';
import { StaffLog } from '../features/staff/components/staff-log.tsx';
import { logTexts } from '../features/staff/log-texts.ts';
import { texts } from '../features/staff/texts.ts';

export default function StaffScreen() {
  const query = useListStaffQuery({});
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={texts.title}
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <Stack>
        <Card title={texts.list}>
          <Loaded query={query} failed={texts.failed} skeleton={<Skeleton shape="block" lines={3} />}>
            {(members) => <Members members={members} />}
          </Loaded>
        </Card>
        <Heading level={2} size="m">
          {logTexts.title}
        </Heading>
        <StaffLog />
      </Stack>
      {adding ? <AddDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function Members({ members }: { members: readonly StaffMember[] }) {
  const staff = useStaff();
  const [chosen, setChosen] = useState<StaffMember>();
  return (
    <>
      <RowList label={texts.title} compact="bleed">
        {members.map((member) => {
          const isOwn = member.id === staff?.staffId;
          return (
            <ListRow
              key={member.id}
              title={member.email}
              text={[
                texts.roles[member.role],
                member.lastUsedAt ? texts.used(formatDateTime(member.lastUsedAt)) : texts.never,
              ].join(' · ')}
              trailing={<State member={member} isOwn={isOwn} />}
              {...(staff && !isOwn ? { onClick: () => setChosen(member) } : {})}
            />
          );
        })}
      </RowList>
      {chosen ? <ChangeDialog member={chosen} onClose={() => setChosen(undefined)} /> : null}
    </>
  );
}

function State({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  if (isOwn) return <Badge tone="happy">{texts.you}</Badge>;
  if (member.isDisabled) return <Badge tone="danger">{texts.disabled}</Badge>;
  return member.isReady ? null : <Badge tone="warn">{texts.waiting}</Badge>;
}
