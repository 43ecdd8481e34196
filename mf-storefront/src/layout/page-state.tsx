import type { ReactNode } from 'react';
import { ErrorState, Loading, ShopPage } from 'shared-design-system/shop';
import { describeFailure, isFailure } from 'shared-runtime/page';

interface PageStateProps {
  /** What a query's hook returns, as far as it matters here. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What failed, in a person's words. */
  failed: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** Answers of the server that have a page of their own, such as `not_found`. */
  instead?: Record<string, ReactNode>;
}

/** A page of the shop before its data has come, or where it did not come. */
export function PageState({ query, failed, skeleton, instead = {} }: PageStateProps) {
  const { error, isFetching, refetch } = query;
  const code = isFailure(error) ? error.code : '';
  const answer = instead[code] ?? (
    <ErrorState
      level={1}
      // Without a connection it would not come either.
      drawing={code !== 'offline'}
      title={failed}
      text={describeFailure(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  return <ShopPage>{error ? answer : <Loading>{skeleton}</Loading>}</ShopPage>;
}
