import { type ComponentType, createContext, type ReactNode, useCallback, useRef, useState } from 'react';

export interface ConfirmInput {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'main' | 'danger';
  alternative?: { label: string; value: string };
}

/** 'confirm', 'cancel' (also by cross, Escape and backdrop), or the value of the alternative. */
export type ConfirmAnswer = string;

export type ConfirmDialogProps = ConfirmInput & { open: boolean; onAnswer: (answer: ConfirmAnswer) => void };

/** The caller passes the dialog component, so that pages that confirm nothing do not load it. */
type Ask = (input: ConfirmInput, Dialog: ComponentType<ConfirmDialogProps>) => Promise<ConfirmAnswer>;

export const ConfirmContext = createContext<Ask | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ input: ConfirmInput; Dialog: ComponentType<ConfirmDialogProps> } | null>(
    null,
  );
  const [open, setOpen] = useState(false);
  const resolve = useRef<(answer: ConfirmAnswer) => void>(() => {});
  const ask = useCallback<Ask>((input, Dialog) => {
    resolve.current('cancel');
    setQuestion({ input, Dialog });
    setOpen(true);
    return new Promise<ConfirmAnswer>((answered) => {
      resolve.current = answered;
    });
  }, []);
  const answer = (value: ConfirmAnswer) => {
    resolve.current(value);
    setOpen(false);
  };
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {question ? <question.Dialog open={open} onAnswer={answer} {...question.input} /> : null}
    </ConfirmContext.Provider>
  );
}
