import { Banner } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime/page';

interface FailureBannerProps {
  title: string;
  failure: unknown;
}

export function FailureBanner({ title, failure }: FailureBannerProps) {
  return failure ? (
    <Banner tone="danger" live title={title}>
      {describeFailure(failure)}
    </Banner>
  ) : null;
}
