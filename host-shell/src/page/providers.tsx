import type { ReactNode } from 'react';
import { type Reads, ReadsProvider, SlotProvider } from 'shared-runtime/page';
import { deferredSlots } from '../remotes/deferred-slots.tsx';
import { type Remotes, RemotesProvider } from '../remotes/remotes-context.tsx';

interface ProvidersProps {
  reads: Reads;
  remotes: Remotes;
  children: ReactNode;
}

export function Providers({ reads, remotes, children }: ProvidersProps) {
  return (
    <ReadsProvider reads={reads}>
      <RemotesProvider value={remotes}>
        <SlotProvider resolve={deferredSlots(remotes.manifests)}>{children}</SlotProvider>
      </RemotesProvider>
    </ReadsProvider>
  );
}
