import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from './slots.ts';

export interface SlotFilling {
  props: object;
  silent: boolean;
}

/** Finds what remotes bring for a slot, in the order of their manifests. The host provides it. */
export type SlotResolver = (slot: string) => { key: string; Component: ComponentType<SlotFilling> }[];

const SlotContext = createContext<SlotResolver>(() => []);

export function SlotProvider({ resolve, children }: { resolve: SlotResolver; children: ReactNode }) {
  return <SlotContext.Provider value={resolve}>{children}</SlotContext.Provider>;
}

type SlotPlace<Name extends SlotName> = {
  /** Written out where it stands: the build compares it with `offers` in `remote.json`. */
  name: Name;
  /** What fills it has nothing to show, so that nothing is shown while it loads or when it does not come. Default false. */
  silent?: boolean;
} & (object extends SlotProps<Name> ? { props?: never } : { props: SlotProps<Name> });

const noProps = {};

/** A place that other remotes fill, by their `remote.json`; with nothing for it, it is empty, and no element of the page. */
export function Slot<Name extends SlotName>({ name, props = noProps as never, silent = false }: SlotPlace<Name>) {
  const resolve = useContext(SlotContext);
  return (
    <>
      {resolve(name).map(({ key, Component }) => (
        <Component key={key} props={props} silent={silent} />
      ))}
    </>
  );
}
