import { Banner, Button, ErrorState } from 'shared-design-system/shop';
import { describeFailure, isFailure, useOnline } from 'shared-runtime/page';
import { screenTexts } from './texts.ts';

export interface LoadedQuery<Data> {
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Shown<Data> {
  data: Data | undefined;
  stale: boolean;
}

export function shownOf<Data>({ data, currentData, error }: LoadedQuery<Data>, keep: boolean): Shown<Data> {
  if (currentData !== undefined) return { data: currentData, stale: Boolean(error) };
  return { data: keep && !error ? data : undefined, stale: true };
}

interface FailureProps {
  query: LoadedQuery<unknown>;
}

export function NotLoaded({ query, title }: FailureProps & { title: string }) {
  const { error, isFetching, refetch } = query;
  const code = isFailure(error) ? error.requestId : '';
  return (
    <ErrorState
      title={title}
      text={describeFailure(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      {...(code ? { code } : {})}
    />
  );
}

const noop = () => {};

/** Shown above an answer that could not be refreshed; not while the browser is offline, which the page says once for everything. */
export function NotRefreshed({ query }: FailureProps) {
  const { error, isFetching, refetch } = query;
  const online = useOnline(noop);
  if (!online && isFailure(error) && error.kind === 'offline') return null;
  const retry = (
    <Button variant="outline" size="s" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
      {screenTexts.retry}
    </Button>
  );
  return (
    <Banner tone="danger" live title={screenTexts.stale} actions={retry}>
      {screenTexts.staleHint(describeFailure(error))}
    </Banner>
  );
}
