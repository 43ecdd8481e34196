import { Banner } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime/page';
import { FocusOnMount } from './focus-on-mount.tsx';

interface FailureBannerProps {
  title: string;
  failure: unknown;
}

/** Above a form. Takes the focus, so that the person is led to it. */
export function FailureBanner({ title, failure }: FailureBannerProps) {
  return failure ? (
    <FocusOnMount>
      <Banner tone="danger" live title={title}>
        {describeFailure(failure)}
      </Banner>
    </FocusOnMount>
  ) : null;
}
