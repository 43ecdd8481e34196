import { useEffect } from 'react';

export interface PageDialogs {
  topmost(): string | undefined;
  isClosable(id: string): boolean;
  close(id: string): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

const listeners = new Set<() => void>();
let dialogs: PageDialogs | null = null;
const tell = () => {
  for (const listener of [...listeners]) listener();
};

export function topClosableDialog(): string | undefined {
  const top = dialogs?.topmost();
  return top !== undefined && dialogs?.isClosable(top) ? top : undefined;
}

export const hasDialog = (): boolean => dialogs?.topmost() !== undefined;

export function closeDialog(): void {
  const top = topClosableDialog();
  if (top !== undefined) void dialogs?.close(top);
}

export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePageDialogs(shown: PageDialogs): void {
  useEffect(() => {
    dialogs = shown;
    const stop = shown.subscribe(tell);
    return () => {
      stop();
      dialogs = null;
    };
  }, [shown]);
}
