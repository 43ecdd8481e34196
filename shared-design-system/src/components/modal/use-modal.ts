import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { takeFocus } from './focus-trap.ts';
import { lockPage } from './lock-page.ts';
import { useModalManager } from './modal-context.tsx';
import type { ModalRules } from './modal-manager.ts';

export const modalAnimation = 200;

function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  useEffect(() => {
    if (open) {
      setPresent(true);
      return;
    }
    const timer = setTimeout(() => setPresent(false), modalAnimation);
    return () => clearTimeout(timer);
  }, [open]);
  return open || present;
}

/**
 * Closes on a press that begins and ends on the backdrop. One that only ends there was a selection of text, and the second press of a double click
 * was meant for what opened the modal.
 */
function useBackdrop(close: () => void) {
  const pressed = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      const isOnBackdrop = event.target === event.currentTarget;
      pressed.current = isOnBackdrop && event.detail < 2;
      // Otherwise the page behind would get the focus, and with it the keys.
      if (isOnBackdrop) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.target === event.currentTarget) close();
    },
  };
}

export function useModal(panel: RefObject<HTMLElement>, open: boolean, rules: ModalRules) {
  const id = useId();
  const manager = useModalManager();
  const present = usePresence(open);
  const current = useRef(rules);
  current.current = rules;
  useEffect(() => {
    if (!open || !panel.current) return;
    const restoreFocus = takeFocus(panel.current);
    const unlockPage = lockPage(manager);
    manager.open(id, {
      get closable() {
        return current.current.closable;
      },
      beforeClose: () => current.current.beforeClose?.(),
      onClose: () => current.current.onClose?.(),
    });
    return () => {
      manager.remove(id);
      unlockPage();
      restoreFocus();
    };
  }, [open, manager, id, panel]);
  const closing = useSyncExternalStore(
    manager.subscribe,
    () => manager.isClosing(id),
    () => false,
  );
  const close = () => void manager.close(id);
  return { id, present, closing, close, backdrop: useBackdrop(close) };
}
