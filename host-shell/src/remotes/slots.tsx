import { type ComponentType, Suspense } from 'react';
import type { ContainerName, RemoteManifest } from 'shared-contracts';
import { Card, Loading, Skeleton } from 'shared-design-system/shop';
import type { SlotProps, SlotResolver } from 'shared-runtime';
import { lazyPart } from './lazy-part.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteTrouble } from './remote-trouble.tsx';
import { useAttempt, useRemotes } from './remotes-context.tsx';

function SlotPart({ container, part, props }: { container: ContainerName; part: string; props: SlotProps }) {
  const { loader } = useRemotes();
  const attempt = useAttempt(container);
  const Part = lazyPart(loader, { container, kind: 'slots', key: part }) as ComponentType<SlotProps>;
  const loading = (
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
      fallback={(trouble, again) => (
        <Card>
          <RemoteTrouble container={container} trouble={trouble} again={again} level={2} />
        </Card>
      )}
    >
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

const slotComponents = new Map<string, ComponentType<SlotProps>>();

/** What a container brings for a slot, as a component; made once, so that React keeps its state. */
function slotComponent(container: ContainerName, key: string): ComponentType<SlotProps> {
  const name = `${container}/${key}`;
  let component = slotComponents.get(name);
  if (!component) {
    component = (props) => <SlotPart container={container} part={key} props={props} />;
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
