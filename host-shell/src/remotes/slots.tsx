import type { ComponentType } from 'react';
import type { ContainerName, RemoteManifest } from 'shared-contracts';
import { reportTelemetry, type SlotFilling, type SlotResolver } from 'shared-runtime/page';
import { type SlotBox, SlotPart } from './slot-part.tsx';

const slotComponents = new Map<string, ComponentType<SlotFilling>>();

/**
 * The component that fills a slot. Cached, so that React keeps its state.
 * @param further an earlier filling of the slot is from the same container, and shows the failure if that does not load
 */
function slotComponent(
  container: ContainerName,
  key: string,
  further: boolean,
  Box: SlotBox,
): ComponentType<SlotFilling> {
  const name = `${container}/${key}`;
  let component = slotComponents.get(name);
  if (!component) {
    component = (filling) => <SlotPart container={container} part={key} further={further} Box={Box} {...filling} />;
    slotComponents.set(name, component);
  }
  return component;
}

const reported = new Set<string>();

function tellUnknown(manifests: readonly RemoteManifest[]): void {
  const offered = new Set(manifests.flatMap(({ offers }) => offers));
  for (const { name, slots } of manifests) {
    for (const { slot } of slots) {
      if (offered.has(slot) || reported.has(`${name} ${slot}`)) continue;
      reported.add(`${name} ${slot}`);
      reportTelemetry({ kind: 'unknown-slot', name, cause: `nobody offers the slot ${slot}` });
    }
  }
}

export function slotResolver(manifests: readonly RemoteManifest[], Box: SlotBox): SlotResolver {
  tellUnknown(manifests);
  return (slot) => {
    const entries = manifests
      .flatMap(({ name, slots }) => slots.filter((entry) => entry.slot === slot).map((entry) => ({ name, ...entry })))
      .sort((a, b) => a.order - b.order);
    return entries.map(({ name, component }, index) => {
      const further = entries.findIndex((entry) => entry.name === name) < index;
      return { key: `${name}/${component}`, Component: slotComponent(name, component, further, Box) };
    });
  };
}
