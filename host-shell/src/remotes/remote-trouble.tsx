import { useEffect } from 'react';
import type { ContainerName } from 'shared-contracts';
import { Button, ErrorState } from 'shared-design-system/shop';
import { dropRestoredDrafts, restoredDrafts } from 'shared-runtime/page';
import { reloadForMissingPart } from '../releases/take-releases.ts';
import { texts } from '../texts.ts';
import type { Trouble } from './remote-boundary.tsx';
import { useRemotes, useTitle } from './remotes-context.tsx';

interface Props {
  container: ContainerName;
  trouble: Trouble;
  again: () => void;
  level: 1 | 2;
}

const lacksScript = (trouble: Trouble): boolean =>
  trouble.kind === 'load' ? trouble.failure.cause !== 'timeout' : trouble.lacksScript;

export function RemoteTrouble({ container, trouble, again, level }: Props) {
  const { loader } = useRemotes();
  const title = useTitle(container);
  const isLacking = lacksScript(trouble);
  useEffect(() => {
    if (isLacking) void reloadForMissingPart();
  }, [isLacking]);
  const anew = () => {
    dropRestoredDrafts();
    again();
  };
  const words = trouble.kind === 'load' ? texts.remote.load : texts.remote.render;
  return (
    <ErrorState
      level={level}
      title={words.title(title)}
      text={words.text}
      actions={
        trouble.kind === 'render' && restoredDrafts.size > 0 ? (
          <Button variant="outline" onClick={anew}>
            {texts.remote.withoutDraft}
          </Button>
        ) : null
      }
      onRetry={trouble.kind === 'load' ? () => void loader.retry(container) : again}
    />
  );
}
