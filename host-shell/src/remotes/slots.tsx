import type { ComponentType } from 'react';
import type { ContainerName, RemoteManifest } from 'shared-contracts';
import type { SlotFilling, SlotResolver } from 'shared-runtime';
import { SlotPart } from './slot-part.tsx';

const slotComponents = new Map<string, ComponentType<SlotFilling>>();

/**
 * What a container brings for a slot, as a component; made once, so that React keeps its state.
 * @param further the container brings something for this slot before it, which says so when it does not load
 */
function slotComponent(container: ContainerName, key: string, further: boolean): ComponentType<SlotFilling> {
  const name = `${container}/${key}`;
  let component = slotComponents.get(name);
  if (!component) {
    component = (filling) => <SlotPart container={container} part={key} further={further} {...filling} />;
    slotComponents.set(name, component);
  }
  return component;
}

/** Finds what the manifests name for a slot, ascending by their order. */
export const slotResolver =
  (manifests: readonly RemoteManifest[]): SlotResolver =>
  (slot) => {
    const entries = manifests
      .flatMap(({ name, slots }) => slots.filter((entry) => entry.slot === slot).map((entry) => ({ name, ...entry })))
      .sort((a, b) => a.order - b.order);
    return entries.map(({ name, component }, index) => {
      const further = entries.findIndex((entry) => entry.name === name) < index;
      return { key: `${name}/${component}`, Component: slotComponent(name, component, further) };
    });
  };
