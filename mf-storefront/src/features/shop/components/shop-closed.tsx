import { Button, ButtonLink, EmptyState, ErrorState, ShopPage } from 'shared-design-system/shop';
import { describeFailure, type Failure } from 'shared-runtime';
import { texts } from '../../../texts.ts';

interface ShopClosedProps {
  failure: Failure;
  fetching: boolean;
  onRetry: () => void;
}

/** Instead of a page of a shop that is unknown, stopped, or did not load (decisions, part 4 "Answers"). */
export function ShopClosed({ failure, fetching, onRetry }: ShopClosedProps) {
  return (
    <ShopPage width="narrow">
      <Reason failure={failure} fetching={fetching} onRetry={onRetry} />
    </ShopPage>
  );
}

function Reason({ failure, fetching, onRetry }: ShopClosedProps) {
  const { unknown, stopped, failed } = texts.shop;
  if (failure.code === 'shop_not_found' || failure.code === 'not_found') {
    return (
      <EmptyState
        level={1}
        drawing
        title={unknown.title}
        text={unknown.text}
        actions={<ButtonLink to="/">{unknown.action}</ButtonLink>}
      />
    );
  }
  if (failure.code === 'shop_stopped') {
    return (
      <EmptyState
        level={1}
        drawing
        title={stopped.title}
        text={stopped.text}
        actions={
          <Button variant="outline" icon="refresh" loading={fetching} onClick={onRetry}>
            {stopped.action}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      drawing
      level={1}
      title={failed}
      text={describeFailure(failure)}
      onRetry={onRetry}
      retrying={fetching}
    />
  );
}
