import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from './slots.ts';

export interface SlotFilling {
  props: object;
  silent: boolean;
}

export type SlotResolver = (slot: string) => { key: string; Component: ComponentType<SlotFilling> }[];

const SlotContext = createContext<SlotResolver>(() => []);

export function SlotProvider({ resolve, children }: { resolve: SlotResolver; children: ReactNode }) {
  return <SlotContext.Provider value={resolve}>{children}</SlotContext.Provider>;
}

type SlotPlace<Name extends SlotName> = {
  /** A literal: the build compares it with `offers` in `remote.json`. */
  name: Name;
  silent?: boolean;
} & (object extends SlotProps<Name> ? { props?: never } : { props: SlotProps<Name> });

const noProps = {};

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
