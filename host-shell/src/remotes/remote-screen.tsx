import { Suspense, useEffect, useRef } from 'react';
import type { ContainerName } from 'shared-contracts';
import { hydratedEvent } from 'shared-contracts';
import { lazyPart } from './lazy-part.tsx';
import { MarkMounted } from './mark-mounted.tsx';
import { NoteCaller } from './note-caller.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteTrouble } from './remote-trouble.tsx';
import { useAttempt, useRemotes, useReportThrownPart, useTitle } from './remotes-context.tsx';
import { useScreenFrame } from './screen-frame.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Rendered after a screen: once it has mounted, the event replays clicks and typing from the server's page (`record-input.ts` of the BFF). */
function AnnounceHydration() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}

export function RemoteScreen({ container, screen }: { container: ContainerName; screen: string }) {
  const { loader } = useRemotes();
  const works = useRef(false);
  const attempt = useAttempt(container, works);
  const onThrown = useReportThrownPart(container, works);
  const title = useTitle(container);
  const { Frame, titled } = useScreenFrame();
  const Screen = lazyPart(loader, { container, kind: 'screens', key: screen }, attempt);
  return (
    <RemoteBoundary
      key={attempt}
      container={container}
      onThrown={onThrown}
      fallback={(trouble, again) => (
        <Frame title={title}>
          <RemoteTrouble container={container} trouble={trouble} again={again} level={titled ? 2 : 1} />
        </Frame>
      )}
    >
      <Suspense fallback={<ScreenSkeleton title={title} />}>
        <NoteCaller container={container} />
        <Screen />
        <MarkMounted works={works} />
        <AnnounceHydration />
      </Suspense>
    </RemoteBoundary>
  );
}
