import { useEffect } from 'react';
import type { ContainerName } from 'shared-contracts';
import { setCallerRelease } from 'shared-runtime/page';
import { useRemotes } from './remotes-context.tsx';

export function NoteCaller({ container }: { container: ContainerName }) {
  const { loader } = useRemotes();
  useEffect(() => {
    setCallerRelease(() => {
      const state = loader.state(container);
      return state.status === 'loaded' ? { name: container, version: state.result.version } : undefined;
    });
  }, [loader, container]);
  return null;
}
