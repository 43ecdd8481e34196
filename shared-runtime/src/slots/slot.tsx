import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a slot's component gets from whoever offers the slot. */
export type SlotProps = Readonly<Record<string, unknown>>;

/** Finds what remotes bring for a slot, in the order of their manifests. The host provides it. */
export type SlotResolver = (slot: string) => { key: string; Component: ComponentType<SlotProps> }[];

const SlotContext = createContext<SlotResolver>(() => []);

export function SlotProvider({ resolve, children }: { resolve: SlotResolver; children: ReactNode }) {
  return <SlotContext.Provider value={resolve}>{children}</SlotContext.Provider>;
}

/** A place that other remotes fill, by their `remote.json`; with nothing for it, it is empty. Properties go to what fills it. */
export function Slot({ name, props = {} }: { name: string; props?: SlotProps }) {
  const resolve = useContext(SlotContext);
  return (
    <>
      {resolve(name).map(({ key, Component }) => (
        <Component key={key} {...props} />
      ))}
    </>
  );
}
