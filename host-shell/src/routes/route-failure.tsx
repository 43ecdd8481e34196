import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from 'shared-runtime';
import { showPlainFailure } from '../plain/plain-failure.ts';

/** When the shell itself cannot be shown: there is no design system to rely on. */
export function RouteFailure() {
  const error = useRouteError();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    report({ kind: 'render-failed', name: 'host-shell', cause: String(error).slice(0, 300) });
    if (place.current) showPlainFailure(async () => location.reload(), place.current);
  }, [error]);
  return <div ref={place} />;
}
