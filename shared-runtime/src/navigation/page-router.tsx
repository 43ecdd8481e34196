import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import type { PageHistory } from './dialog-entry.ts';
import { guardHistory } from './guarded-history.ts';
import { changePage } from './page-change.ts';

export interface PageRouterProps {
  history: PageHistory;
  basename?: string;
  children: ReactNode;
}

export function PageRouter({ history, basename, children }: PageRouterProps) {
  const guarded = useMemo(() => guardHistory(history), [history]);
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      guarded.listen((next) => changePage(() => setShown(next), { path: next.location.pathname, action: next.action })),
    [guarded],
  );
  return (
    <Router basename={basename} location={shown.location} navigationType={shown.action} navigator={guarded.navigator}>
      {children}
    </Router>
  );
}
