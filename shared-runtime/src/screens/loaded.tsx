import type { ReactNode } from 'react';
import { Banner, Button, ErrorState, Loading, Stack } from 'shared-design-system';
import { describeFailure, isFailure } from 'shared-runtime';
import { screenTexts } from './texts.ts';

/** What a query's hook returns, as far as it matters here. */
export interface LoadedQuery<Data> {
  data?: Data;
  /** The answer to the present arguments. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** What failed, in a person's words: 'Заказы не загрузились'. */
  failed: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** While other arguments load, the answer to the earlier ones stays (lists with filters). */
  keep?: boolean;
  /** Answers of the server that have a screen of their own, such as `not_found`. */
  instead?: Record<string, ReactNode>;
  /** @param stale true where the answer could not be refreshed, or belongs to earlier arguments */
  children: (data: Data, stale: boolean) => ReactNode;
}

/**
 * Shows an answer through all its states: a skeleton before it, a failure with a retry, and with a note above it when only its
 * refreshing failed (decisions, part 3 "Messages to people").
 */
export function Loaded<Data>({ query, failed, skeleton, keep, instead, children }: LoadedProps<Data>) {
  const { currentData, error, isFetching, refetch } = query;
  const earlier = keep && !error ? query.data : undefined;
  const data = currentData ?? earlier;
  const code = isFailure(error) ? error.code : '';
  if (error && instead?.[code]) return instead[code];
  if (data === undefined) {
    if (!error) return <Loading>{skeleton}</Loading>;
    return (
      <ErrorState
        title={failed}
        text={describeFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        {...(isFailure(error) && error.requestId ? { code: error.requestId } : {})}
      />
    );
  }
  if (!error) return children(data, currentData === undefined);
  const retry = (
    <Button variant="outline" size="s" icon="refresh-cw" loading={isFetching} onClick={() => void refetch()}>
      {screenTexts.retry}
    </Button>
  );
  return (
    <Stack>
      <Banner tone="danger" live title={screenTexts.stale} actions={retry}>
        {screenTexts.staleHint(describeFailure(error))}
      </Banner>
      {children(data, true)}
    </Stack>
  );
}
