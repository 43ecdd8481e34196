import { useEffect } from 'react';

/** The page's open dialogs, as the design system's manager knows them. */
export interface PageDialogs {
  topmost(): string | undefined;
  /** Whether a person may close it. */
  isClosable(id: string): boolean;
  close(id: string): Promise<boolean>;
  /** Told whenever one opens or closes. */
  subscribe(listener: () => void): () => void;
}

const listeners = new Set<() => void>();
let dialogs: PageDialogs | null = null;
const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** The dialog that "back" closes: the topmost, where a person may close it at all. */
export function closableDialog(): string | undefined {
  const top = dialogs?.topmost();
  return top !== undefined && dialogs?.isClosable(top) ? top : undefined;
}

/** Whether any dialog is open. */
export const hasDialog = (): boolean => dialogs?.topmost() !== undefined;

/** Asks to close the dialog that is topmost. */
export function closeDialog(): void {
  const top = closableDialog();
  if (top !== undefined) void dialogs?.close(top);
}

/** Told whenever {@link closableDialog} may have changed. Returns how to end that. */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser's "back" close this page's dialogs, the topmost first, before it leaves the page. */
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
