import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { RemoteManifest } from 'shared-contracts';
import { type OwnVariables, ownVariables, styled } from 'shared-design-system/shop';
import type { SlotFilling, SlotResolver } from 'shared-runtime/page';
import { RemoteBoundary } from './remote-boundary.tsx';

/** As high as what comes, from the server's markup on. */
const Room = styled.div<OwnVariables>`
  ${ownVariables}
  min-height: var(--room);
`;

const FilledSlot = lazy(() => import('./filled-slot.tsx'));

const ignore = () => undefined;

/** What fills a slot of a page that the server renders: it comes when the page can be used, into room that was kept for it. */
function LaterSlot({
  slot,
  manifests,
  ...filling
}: SlotFilling & { slot: string; manifests: readonly RemoteManifest[] }) {
  const [usable, setUsable] = useState(false);
  useEffect(() => setUsable(true), []);
  const entries = manifests.flatMap(({ slots }) => slots.filter((entry) => entry.slot === slot));
  const room = entries.reduce((sum, { height = 0 }) => sum + height, 0);
  return (
    <Room vars={{ '--room': `${room}px` }}>
      {usable ? (
        <RemoteBoundary container="host-shell" onThrown={ignore} fallback={ignore}>
          <Suspense fallback={null}>
            <FilledSlot slot={slot} manifests={manifests} {...filling} />
          </Suspense>
        </RemoteBoundary>
      ) : null}
    </Room>
  );
}

/** Slots of pages that the server renders. One that nothing fills is nothing: no element, and no script is asked for. */
export function laterSlots(manifests: readonly RemoteManifest[]): SlotResolver {
  const made = new Map<string, ComponentType<SlotFilling>>();
  return (slot) => {
    if (!manifests.some(({ slots }) => slots.some((entry) => entry.slot === slot))) return [];
    const Component =
      made.get(slot) ?? ((filling: SlotFilling) => <LaterSlot slot={slot} manifests={manifests} {...filling} />);
    made.set(slot, Component);
    return [{ key: slot, Component }];
  };
}
