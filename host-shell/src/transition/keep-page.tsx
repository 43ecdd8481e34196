import { useEffect } from 'react';
import { useToast } from 'shared-design-system/shop';
import { changePagesBy, preparePages, setPagePrefetcher } from 'shared-runtime/page';
import { useRemotes } from '../remotes/remotes-context.tsx';

export function KeepPage() {
  const remotes = useRemotes();
  const toasts = useToast();
  useEffect(() => {
    import('./between-pages.ts').then(
      ({ morphPicture, pagePreparation }) => {
        const { prepare, warm } = pagePreparation(remotes, toasts);
        preparePages(prepare);
        setPagePrefetcher(warm);
        changePagesBy(morphPicture);
      },
      () => undefined,
    );
  }, [remotes, toasts]);
  return null;
}
