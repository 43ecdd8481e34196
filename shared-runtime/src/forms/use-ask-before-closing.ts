import { useRef } from 'react';
import { useConfirm } from 'shared-design-system/office';
import { formTexts } from './texts.ts';

/** What a dialog with a form needs so that nothing typed goes with it unasked. */
interface AskBeforeClosing {
  /** For the dialog: "back", Escape and the backdrop ask. */
  beforeClose: () => true | Promise<boolean>;
  /** For the form: something was typed or chosen. */
  onInput: () => void;
  /** For a button that closes. */
  close: () => void;
}

/** Asks before a dialog is closed in which something was typed. */
export function useAskBeforeClosing(onClose: () => void): AskBeforeClosing {
  const confirm = useConfirm();
  const typed = useRef(false);
  const ask = async () => (await confirm({ ...formTexts.close, tone: 'danger' })) === 'confirm';
  const beforeClose = () => (typed.current ? ask() : true);
  return {
    beforeClose,
    onInput: () => {
      typed.current = true;
    },
    close: () => void Promise.resolve(beforeClose()).then((may) => may && onClose()),
  };
}
