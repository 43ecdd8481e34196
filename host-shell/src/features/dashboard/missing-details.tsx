import { Fragment } from 'react';
import { Link } from 'shared-design-system/office';
import type { MissingDetail } from './steps.ts';
import { texts } from './texts.ts';

const words = texts.checklist.missing;

/** Says which details the first step still waits for, each with the way to its field, and what a seller does who has no such number. */
export function MissingDetails({
  missing,
  organisation,
}: {
  missing: readonly MissingDetail[];
  organisation: boolean;
}) {
  const nameOf = (detail: MissingDetail) => (organisation ? words.ofOrganisation[detail] : words.names[detail]);
  return (
    <>
      {words.lead}{' '}
      {missing.map((detail, index) => (
        <Fragment key={detail}>
          {index > 0 ? ', ' : ''}
          <Link to={`/merchant/settings/shop#field-${detail}`}>{nameOf(detail)}</Link>
        </Fragment>
      ))}
      .{missing.includes('ogrnip') && !organisation ? ` ${words.noNumber}` : ''}
    </>
  );
}
