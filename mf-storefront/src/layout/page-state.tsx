import type { ReactNode } from 'react';
import { ErrorState, Loading, ShopPage } from 'shared-design-system/shop';
import { describeFailure, isFailure } from 'shared-runtime/page';

interface PageStateProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  failed: string;
  skeleton: ReactNode;
  instead?: Record<string, ReactNode>;
}

export function PageState({ query, failed, skeleton, instead = {} }: PageStateProps) {
  const { error, isFetching, refetch } = query;
  const code = isFailure(error) ? error.code : '';
  const answer = instead[code] ?? (
    <ErrorState
      level={1}
      // Without a connection the drawing would not load either.
      drawing={code !== 'offline'}
      title={failed}
      text={describeFailure(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  return <ShopPage>{error ? answer : <Loading>{skeleton}</Loading>}</ShopPage>;
}
