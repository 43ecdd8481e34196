import type { ComponentType, ReactNode } from 'react';
import { createReads, type Reads } from '../reads/reads.ts';
import { ReadsProvider } from '../reads/reads-context.tsx';

export function inReads(reads: Reads = createReads()): {
  reads: Reads;
  wrapper: ComponentType<{ children: ReactNode }>;
} {
  return { reads, wrapper: ({ children }) => <ReadsProvider reads={reads}>{children}</ReadsProvider> };
}
