import { isolated, type StaffLogLine } from 'shared-contracts';
import { EmptyState, formatDateTime, ListRow } from 'shared-design-system';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useReadStaffLogQuery } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.log;

const roles: Partial<Record<string, string>> = texts.roles;
const detailOf = ({ detail }: StaffLogLine): string => roles[detail] ?? words.codes[detail] ?? detail;

const textOf = (line: StaffLogLine): string =>
  [
    formatDateTime(line.at),
    line.actor === 'staff' ? line.who || words.actors.staff : words.actors[line.actor],
    line.address,
    line.times > 1 ? words.times(line.times) : '',
  ]
    .filter(Boolean)
    .map(isolated)
    .join(' · ');

/** What staff did and who was refused, newest first, page by page. */
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
            title={[words.kinds[line.kind] ?? line.kind, line.subject, detailOf(line)].filter(Boolean).join(' · ')}
            text={textOf(line)}
          />
        ))
      }
    </LoadedList>
  );
}
