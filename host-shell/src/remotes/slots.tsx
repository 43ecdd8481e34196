import { type ComponentType, lazy, Suspense } from 'react';
import type { ContainerName, RemoteManifest } from 'shared-contracts';
import type { SlotProps, SlotResolver } from 'shared-runtime';

/** Only the office has slots. */
const SlotPart = lazy(() => import('./slot-part.tsx'));

const slotComponents = new Map<string, ComponentType<SlotProps>>();

/** What a container brings for a slot, as a component; made once, so that React keeps its state. */
function slotComponent(container: ContainerName, key: string): ComponentType<SlotProps> {
  const name = `${container}/${key}`;
  let component = slotComponents.get(name);
  if (!component) {
    component = (props) => (
      <Suspense fallback={null}>
        <SlotPart container={container} part={key} props={props} />
      </Suspense>
    );
    slotComponents.set(name, component);
  }
  return component;
}

/** Finds what the manifests name for a slot, ascending by their order. */
export const slotResolver =
  (manifests: readonly RemoteManifest[]): SlotResolver =>
  (slot) =>
    manifests
      .flatMap(({ name, slots }) => slots.filter((entry) => entry.slot === slot).map((entry) => ({ name, ...entry })))
      .sort((a, b) => a.order - b.order)
      .map(({ name, component }) => ({ key: `${name}/${component}`, Component: slotComponent(name, component) }));
