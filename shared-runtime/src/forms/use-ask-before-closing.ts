import { useRef } from 'react';
import { useConfirm } from 'shared-design-system/office';
import { formTexts } from './texts.ts';

interface AskBeforeClosing {
  beforeClose: () => true | Promise<boolean>;
  onInput: () => void;
  close: () => void;
}

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
