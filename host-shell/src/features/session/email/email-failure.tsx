import { Banner } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime/page';
import { texts } from './texts.ts';

/** Seconds from which a `retryAfter` comes from the limit on mails; the limit on passwords makes people wait less. */
const betweenMails = 61;

const isTooOften = (failure: unknown): boolean =>
  isFailure(failure) && failure.code === 'rate_limited' && (failure.problem?.retryAfter ?? 0) >= betweenMails;

export function EmailFailure({ failure }: { failure: unknown }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" title={texts.failed} live>
      {isTooOften(failure) ? texts.tooOften : describeFailure(failure)}
    </Banner>
  );
}
