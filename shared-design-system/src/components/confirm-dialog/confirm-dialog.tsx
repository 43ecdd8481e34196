import styled from '@emotion/styled';
import { useCallback, useContext } from 'react';
import { actionTexts } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../modal/modal.tsx';
import { type ConfirmAnswer, ConfirmContext, type ConfirmDialogProps, type ConfirmInput } from './confirm-context.tsx';

const Words = styled.div`
  color: var(--color-muted);
  text-wrap: pretty;
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onAnswer, title, text, tone = 'main' } = props;
  const { confirmLabel = actionTexts.confirm, cancelLabel = actionTexts.cancel } = props;
  const { alternative: other = { label: cancelLabel, value: 'cancel' } } = props;
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
      onClick={() => onAnswer(other.value)}
    >
      {other.label}
    </Button>
  );
  return (
    <Dialog open={open} onClose={() => onAnswer('cancel')} title={title} role="alertdialog">
      {text === undefined ? null : <Words>{text}</Words>}
      <Buttons>
        {tone === 'danger' ? cancel : confirm}
        {tone === 'danger' ? confirm : cancel}
      </Buttons>
    </Dialog>
  );
}

/** `await confirm({ title: 'Удалить товар?', tone: 'danger' })`. Throws outside `DesignSystemProvider`. */
export function useConfirm(): (input: ConfirmInput) => Promise<ConfirmAnswer> {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs DesignSystemProvider above it');
  return useCallback((input) => ask(input, ConfirmDialog), [ask]);
}
