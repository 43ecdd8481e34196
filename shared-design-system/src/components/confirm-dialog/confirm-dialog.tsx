import styled from '@emotion/styled';
import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { actions } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../modal/modal.tsx';

export interface ConfirmInput {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** danger: what is confirmed destroys; the button is not filled and never first. */
  tone?: 'main' | 'danger';
  /** A third way that gives something up; its value is the answer: 'Уйти без сохранения'. */
  alternative?: { label: string; value: string };
}

/** 'confirm', 'cancel' (also by Escape and backdrop), or the alternative's value. */
export type ConfirmAnswer = string;

const Words = styled.div`
  color: var(--color-muted);
  text-wrap: pretty;
`;

const Warning = styled.span`
  color: var(--color-danger);
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

/** A question with two or three answers. */
export function ConfirmDialog(
  props: { open: boolean; onAnswer: (answer: ConfirmAnswer) => void } & ConfirmInput,
): ReactElement | null {
  const { open, onAnswer, title, text, tone = 'main', alternative } = props;
  const { confirmLabel = actions.confirm, cancelLabel = actions.cancel } = props;
  const confirm = (
    <Button
      full
      size="l"
      variant={tone === 'danger' ? 'danger' : 'primary'}
      data-autofocus={tone === 'main' ? '' : undefined}
      onClick={() => onAnswer('confirm')}
    >
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Button
      full
      size="l"
      variant="outline"
      data-autofocus={tone === 'danger' ? '' : undefined}
      onClick={() => onAnswer('cancel')}
    >
      {cancelLabel}
    </Button>
  );
  return (
    <Dialog open={open} onClose={() => onAnswer('cancel')} title={title} role="alertdialog">
      {text === undefined ? null : <Words>{text}</Words>}
      <Buttons>
        {tone === 'danger' ? cancel : confirm}
        {tone === 'danger' ? confirm : cancel}
        {alternative ? (
          <Button full size="l" variant="ghost" onClick={() => onAnswer(alternative.value)}>
            <Warning>{alternative.label}</Warning>
          </Button>
        ) : null}
      </Buttons>
    </Dialog>
  );
}

const ConfirmContext = createContext<((input: ConfirmInput) => Promise<ConfirmAnswer>) | null>(null);

/** Asks one question at a time; a newer one cancels it. Part of `DesignSystemProvider`. */
export function ConfirmProvider({ children }: { children: ReactNode }): ReactElement {
  const [input, setInput] = useState<ConfirmInput | null>(null);
  const [open, setOpen] = useState(false);
  const resolve = useRef<(answer: ConfirmAnswer) => void>(() => {});
  const ask = useCallback((question: ConfirmInput) => {
    resolve.current('cancel');
    setInput(question);
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
      {input ? <ConfirmDialog open={open} onAnswer={answer} {...input} /> : null}
    </ConfirmContext.Provider>
  );
}

/** `await confirm({ title: 'Удалить товар?', tone: 'danger' })`. Throws outside `DesignSystemProvider`. */
export function useConfirm(): (input: ConfirmInput) => Promise<ConfirmAnswer> {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs DesignSystemProvider above it');
  return ask;
}
