import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a slot's component gets from whoever offers the slot. */
export type SlotProps = Readonly<Record<string, unknown>>;

export interface SlotFilling {
  props: SlotProps;
  silent: boolean;
}

/** Finds what remotes bring for a slot, in the order of their manifests. The host provides it. */
export type SlotResolver = (slot: string) => { key: string; Component: ComponentType<SlotFilling> }[];

const SlotContext = createContext<SlotResolver>(() => []);

export function SlotProvider({ resolve, children }: { resolve: SlotResolver; children: ReactNode }) {
  return <SlotContext.Provider value={resolve}>{children}</SlotContext.Provider>;
}

interface SlotPlace {
  name: string;
  /** Go to what fills it. */
  props?: SlotProps;
  /** What fills it has nothing to show, so that nothing is shown while it loads or when it does not come. Default false. */
  silent?: boolean;
}

/** A place that other remotes fill, by their `remote.json`; with nothing for it, it is empty. */
export function Slot({ name, props = {}, silent = false }: SlotPlace) {
  const resolve = useContext(SlotContext);
  return (
    <>
      {resolve(name).map(({ key, Component }) => (
        <Component key={key} props={props} silent={silent} />
      ))}
    </>
  );
}
