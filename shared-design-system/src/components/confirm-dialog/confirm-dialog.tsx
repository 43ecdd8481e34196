import styled from '@emotion/styled';
import { useCallback, useContext } from 'react';
import { actions } from '../../texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../modal/modal.tsx';
import { type ConfirmAnswer, ConfirmContext, type ConfirmDialogProps, type ConfirmInput } from './confirm-context.tsx';

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

/** A question with two to four answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onAnswer, title, text, tone = 'main', alternative, discard } = props;
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
            {discard ? alternative.label : <Warning>{alternative.label}</Warning>}
          </Button>
        ) : null}
        {discard ? (
          <Button full size="l" variant="ghost" onClick={() => onAnswer(discard.value)}>
            <Warning>{discard.label}</Warning>
          </Button>
        ) : null}
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
