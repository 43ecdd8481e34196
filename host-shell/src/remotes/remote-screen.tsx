import { Suspense } from 'react';
import type { ContainerName } from 'shared-contracts';
import { type Area, Place } from './area.tsx';
import { lazyPart } from './lazy-part.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteTrouble } from './remote-trouble.tsx';
import { useAttempt, useRemotes, useTitle } from './remotes-context.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** A screen of a container, with what is shown before it and instead of it. */
export function RemoteScreen(props: { container: ContainerName; screen: string; area: Area }) {
  const { container, screen, area } = props;
  const { loader } = useRemotes();
  const attempt = useAttempt(container);
  const title = useTitle(container);
  const Screen = lazyPart(loader, { container, kind: 'screens', key: screen });
  return (
    <RemoteBoundary
      key={attempt}
      container={container}
      fallback={(trouble, again) => (
        <Place area={area} title={title}>
          <RemoteTrouble container={container} trouble={trouble} again={again} level={area === 'bare' ? 1 : 2} />
        </Place>
      )}
    >
      <Suspense fallback={<ScreenSkeleton area={area} title={title} />}>
        <Screen />
      </Suspense>
    </RemoteBoundary>
  );
}
