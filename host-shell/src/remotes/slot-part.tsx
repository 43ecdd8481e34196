import { type ComponentType, Suspense, useRef } from 'react';
import type { ContainerName } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import { Loading, Skeleton } from 'shared-design-system/shop';
import type { SlotFilling, SlotProps } from 'shared-runtime';
import { lazyPart } from './lazy-part.tsx';
import { MarkMounted } from './mark-mounted.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteTrouble } from './remote-trouble.tsx';
import { useAttempt, useRemotes } from './remotes-context.tsx';

interface SlotPartProps extends SlotFilling {
  container: ContainerName;
  /** Key of the component in `slots`. */
  part: string;
  /** Another part of the container stands before it, and says it when the container does not load. */
  further: boolean;
}

/** What one container brings for a slot; while it loads or where it fails, the card in its place. */
export function SlotPart({ container, part, props, silent, further }: SlotPartProps) {
  const { loader } = useRemotes();
  const works = useRef(false);
  const attempt = useAttempt(container, works);
  const Part = lazyPart(loader, { container, kind: 'slots', key: part }, attempt) as ComponentType<SlotProps>;
  const loading = silent ? null : (
    <Card>
      <Loading>
        <Skeleton lines={3} />
      </Loading>
    </Card>
  );
  return (
    <RemoteBoundary
      key={attempt}
      container={container}
      fallback={(trouble, again) =>
        silent || (further && trouble.kind === 'load') ? null : (
          <Card>
            <RemoteTrouble container={container} trouble={trouble} again={again} level={2} />
          </Card>
        )
      }
    >
      <Suspense fallback={loading}>
        <Part {...props} />
        <MarkMounted works={works} />
      </Suspense>
    </RemoteBoundary>
  );
}
