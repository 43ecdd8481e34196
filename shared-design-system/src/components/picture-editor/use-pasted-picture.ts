import { type RefObject, useEffect, useRef } from 'react';

/** Marks boxes that take pasted pictures: while the focus is in one of them, the others take nothing. */
const intakeMark = 'data-picture-intake';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function isTaken(event: ClipboardEvent, editor: Element): boolean {
  if (event.defaultPrevented) return true;
  if (takesText(event.target) && event.clipboardData?.types.includes('text/plain')) return true;
  const dialogs = document.querySelectorAll('[aria-modal="true"]');
  if (dialogs.length > 0 && !editor.closest('[aria-modal="true"]')) return true;
  const focused = document.activeElement?.closest(`[${intakeMark}]`);
  return focused !== null && focused !== undefined && focused !== editor;
}

export function usePastedPicture(
  box: RefObject<HTMLElement>,
  take: (files: readonly File[]) => void,
  anywhere: boolean,
): void {
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const editor = box.current;
      const files = [...(event.clipboardData?.files ?? [])];
      if (!editor || files.length === 0 || isTaken(event, editor)) return;
      if (!anywhere && !editor.contains(document.activeElement)) return;
      event.preventDefault();
      taker.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [box, anywhere]);
}
