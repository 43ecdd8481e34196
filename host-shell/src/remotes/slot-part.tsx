import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import type { ContainerName } from 'shared-contracts';
import { Loading, Skeleton } from 'shared-design-system/shop';
import type { SlotFilling } from 'shared-runtime/page';
import { lazyPart } from './lazy-part.tsx';
import { MarkMounted } from './mark-mounted.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteTrouble } from './remote-trouble.tsx';
import { useAttempt, useRemotes, useReportThrownPart } from './remotes-context.tsx';

interface SlotPartProps extends SlotFilling {
  container: ContainerName;
  part: string;
  further: boolean;
  Box: SlotBox;
}

export type SlotBox = ComponentType<{ children: ReactNode }>;

export function SlotPart({ container, part, props, silent, further, Box }: SlotPartProps) {
  const { loader } = useRemotes();
  const works = useRef(false);
  const attempt = useAttempt(container, works);
  const onThrown = useReportThrownPart(container, works);
  const Part = lazyPart(loader, { container, kind: 'slots', key: part }, attempt) as ComponentType<object>;
  const loading = silent ? null : (
    <Box>
      <Loading>
        <Skeleton lines={3} />
      </Loading>
    </Box>
  );
  return (
    <RemoteBoundary
      key={attempt}
      container={container}
      onThrown={onThrown}
      fallback={(trouble, again) =>
        silent || (further && trouble.kind === 'load') ? null : (
          <Box>
            <RemoteTrouble container={container} trouble={trouble} again={again} level={2} />
          </Box>
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
