import { useEffect } from 'react';
import { useGoBack } from 'shared-runtime';

/** Stands in an editor's place once what it edited is saved or gone, so that nothing asks about changes. */
export function BackToList({ list }: { list: string }) {
  const goBack = useGoBack(list);
  useEffect(() => goBack({ replace: true }), [goBack]);
  return null;
}
