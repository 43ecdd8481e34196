import type { ReactNode } from 'react';
import { Loading, Stack } from 'shared-design-system/shop';
import { isFailure } from 'shared-runtime/page';
import { type LoadedQuery, NotLoaded, NotRefreshed, shownOf } from './query-states.tsx';

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  failed: string;
  skeleton: ReactNode;
  instead?: Record<string, ReactNode>;
  children: (data: Data) => ReactNode;
}

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
