import type { ReactNode } from 'react';
import { Loading, Stack } from 'shared-design-system/shop';
import { isFailure } from 'shared-runtime/page';
import { type LoadedQuery, NotLoaded, NotRefreshed, shownOf } from './query-states.tsx';

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** What failed, in a person's words: 'Заказ не загрузился'. */
  failed: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** Answers of the server that have a screen of their own, such as `not_found`. */
  instead?: Record<string, ReactNode>;
  children: (data: Data) => ReactNode;
}

/**
 * Shows an answer through all its states: a skeleton before it, a failure with a retry, and with a note above it when only its
 * refreshing failed (decision 3.24).
 */
export function Loaded<Data>({ query, failed, skeleton, instead, children }: LoadedProps<Data>) {
  const { error } = query;
  const { data } = shownOf(query, false);
  if (isFailure(error) && instead?.[error.code]) return instead[error.code];
  if (data === undefined) return error ? <NotLoaded query={query} title={failed} /> : <Loading>{skeleton}</Loading>;
  return (
    <Stack>
      {error ? <NotRefreshed query={query} /> : null}
      {children(data)}
    </Stack>
  );
}
