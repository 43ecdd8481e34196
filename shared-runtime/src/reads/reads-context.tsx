import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Reads } from './reads.ts';

const ReadsContext = createContext<Reads | null>(null);

export function ReadsProvider({ reads, children }: { reads: Reads; children: ReactNode }) {
  useEffect(() => reads.watch(), [reads]);
  return <ReadsContext.Provider value={reads}>{children}</ReadsContext.Provider>;
}

export function useReads(): Reads {
  const reads = useContext(ReadsContext);
  if (!reads) throw new Error('no ReadsProvider above');
  return reads;
}
