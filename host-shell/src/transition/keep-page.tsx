import { useEffect } from 'react';
import { useToast } from 'shared-design-system/shop';
import { preparePages } from 'shared-runtime';
import { useRemotes } from '../remotes/remotes-context.tsx';

/** Keeps each page until the next one is there; how comes after the first page, which needs none of it. */
export function KeepPage() {
  const remotes = useRemotes();
  const toasts = useToast();
  useEffect(() => {
    import('./page-preparation.ts').then(
      ({ pagePreparation }) => preparePages(pagePreparation(remotes, toasts)),
      () => undefined,
    );
  }, [remotes, toasts]);
  return null;
}
