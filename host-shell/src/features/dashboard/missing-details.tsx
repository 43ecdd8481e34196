import { Fragment } from 'react';
import { Link } from 'shared-design-system/office';
import type { MissingDetail } from './steps.ts';
import { texts } from './texts.ts';

const words = texts.checklist.missing;

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
