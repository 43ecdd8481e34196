import { useEffect } from 'react';
import { useToast } from 'shared-design-system/shop';
import { changePagesBy, preparePages } from 'shared-runtime/page';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { warmPagesBy } from './warm-page.ts';

/** Keeps each page until the next one is there, and shows how it becomes it; what does so comes after the first page, which needs none of it. */
export function KeepPage() {
  const remotes = useRemotes();
  const toasts = useToast();
  useEffect(() => {
    import('./between-pages.ts').then(
      ({ morphPicture, pagePreparation }) => {
        const { prepare, warm } = pagePreparation(remotes, toasts);
        preparePages(prepare);
        warmPagesBy(warm);
        changePagesBy(morphPicture);
      },
      () => undefined,
    );
  }, [remotes, toasts]);
  return null;
}
