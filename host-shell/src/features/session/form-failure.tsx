import { Banner } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../screens/texts.ts';

/** Why the server refused; what was typed stays where it is. */
export function FormFailure({ failure }: { failure: unknown }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" title={texts.session.failedTitle} live>
      {describeFailure(failure)}
    </Banner>
  );
}
