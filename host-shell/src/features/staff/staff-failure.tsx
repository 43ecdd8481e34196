import { Banner } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime/page';
import { texts } from './texts.ts';

export function StaffFailure({ failure, title = texts.signIn.failed }: { failure: unknown; title?: string }) {
  if (!failure) return null;
  const seconds = isFailure(failure) && failure.code === 'rate_limited' ? failure.problem?.retryAfter : undefined;
  const linkUsed = isFailure(failure) && failure.code === 'reset_link_used';
  return (
    <Banner tone="danger" title={title} live>
      {seconds ? texts.wait(seconds) : linkUsed ? texts.password.linkUsed : describeFailure(failure)}
    </Banner>
  );
}
