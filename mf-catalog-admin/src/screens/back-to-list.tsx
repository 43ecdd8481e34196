import { useEffect } from 'react';
import { useGoBack } from 'shared-runtime';

/** Rendered instead of an editor once its object is saved or deleted: the form is gone, so leaving does not ask about changes. */
export function BackToList({ list }: { list: string }) {
  const goBack = useGoBack(list);
  useEffect(() => goBack({ replace: true }), [goBack]);
  return null;
}
