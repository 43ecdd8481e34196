import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { RemoteManifest } from 'shared-contracts';
import { type OwnVariables, ownVariables, styled } from 'shared-design-system/shop';
import type { SlotFilling, SlotResolver } from 'shared-runtime/page';
import { RemoteBoundary } from './remote-boundary.tsx';

const Room = styled.div<OwnVariables>`
  ${ownVariables}
  min-height: var(--room);
`;

const FilledSlot = lazy(() => import('./filled-slot.tsx'));

const ignore = () => undefined;

function DeferredSlot({
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

export function deferredSlots(manifests: readonly RemoteManifest[]): SlotResolver {
  const components = new Map<string, ComponentType<SlotFilling>>();
  return (slot) => {
    if (!manifests.some(({ slots }) => slots.some((entry) => entry.slot === slot))) return [];
    const Component =
      components.get(slot) ??
      ((filling: SlotFilling) => <DeferredSlot slot={slot} manifests={manifests} {...filling} />);
    components.set(slot, Component);
    return [{ key: slot, Component }];
  };
}
