import type { ComponentType, ReactNode } from 'react';
import { createReads, type Reads } from '../reads/reads.ts';
import { ReadsProvider } from '../reads/reads-context.tsx';

/**
 * What a hook is rendered in that reads and has no screen around it: `renderHook(hook, { wrapper })`.
 * @param reads new ones unless given
 */
export function inReads(reads: Reads = createReads()): {
  reads: Reads;
  wrapper: ComponentType<{ children: ReactNode }>;
} {
  return { reads, wrapper: ({ children }) => <ReadsProvider reads={reads}>{children}</ReadsProvider> };
}
