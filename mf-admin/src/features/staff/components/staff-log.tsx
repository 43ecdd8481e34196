import { isolateBidi, type StaffLogLine } from 'shared-contracts';
import { EmptyState, formatDateTime, ListRow } from 'shared-design-system/office';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useReadStaffLogQuery } from '../api.ts';
import { logTexts as words } from '../log-texts.ts';
import { texts } from '../texts.ts';

const roles: Partial<Record<string, string>> = texts.roles;
const detailOf = ({ detail }: StaffLogLine): string => roles[detail] ?? words.details[detail] ?? detail;

const subjectOf = ({ kind, shop, subject }: StaffLogLine): string =>
  kind === 'refused' ? (words.operations[subject] ?? subject) : shop ? shop.title || shop.merchant_name : subject;

const whoOf = ({ actor, who, shop }: StaffLogLine): string => {
  if (actor === 'staff') return who || words.actors.staff;
  const name = actor === 'merchant' && shop ? shop.title || shop.merchant_name : '';
  return [words.actors[actor], name].filter(Boolean).join(' ');
};

const titleOf = (line: StaffLogLine): string =>
  [words.kinds[line.kind] ?? line.kind, subjectOf(line), detailOf(line)].filter(Boolean).map(isolateBidi).join(' · ');

const textOf = (line: StaffLogLine): string =>
  [formatDateTime(line.at), whoOf(line), line.address, line.times > 1 ? words.times(line.times) : '']
    .filter(Boolean)
    .map(isolateBidi)
    .join(' · ');

export function StaffLog() {
  const address = useListAddress();
  const query = useReadStaffLogQuery({ page: address.page, per_page: rowsPerPage });
  return (
    <LoadedList
      query={query}
      failed={words.failed}
      label={words.title}
      address={address}
      empty={<EmptyState icon="info" title={words.empty.title} text={words.empty.text} />}
    >
      {({ lines }) =>
        lines.map((line) => (
          <ListRow
            key={line.line_id}
            title={titleOf(line)}
            text={textOf(line)}
            {...(line.shop ? { to: `/admin/merchants/${line.shop.merchant_id}` } : {})}
          />
        ))
      }
    </LoadedList>
  );
}
