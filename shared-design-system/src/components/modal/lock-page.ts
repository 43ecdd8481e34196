import { leadTab } from './focus-trap.ts';
import { isolate } from './isolation.ts';
import type { ModalManager } from './modal-manager.ts';
import { lockScroll } from './scroll-lock.ts';

/** Escape closes the topmost modal, wherever the focus is; a control inside that uses the key itself prevents it. */
function closeByKey(manager: ModalManager, event: KeyboardEvent): void {
  const top = manager.topmost();
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || top === undefined) return;
  void manager.close(top);
}

function trapTab(manager: ModalManager, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const top = document.querySelector<HTMLElement>(`[data-modal="${manager.topmost()}"]>*`);
  if (top) leadTab(event, top);
}

/**
 * While any modal is open: makes the page below the topmost one inert, locks its scrolling and handles its keys. Loaded with the modals, so that a
 * page without one does not load it.
 * @returns a function that ends it
 */
function hold(manager: ModalManager): () => void {
  let unlock: (() => void) | undefined;
  // At once, not with the next rendering: the focus can return only to a page that is not inert any more.
  const follow = () => {
    isolate(document, manager.topmost());
    if (manager.count() > 0) unlock ??= lockScroll(document);
    else {
      unlock?.();
      unlock = undefined;
    }
  };
  const press = (event: KeyboardEvent) => {
    closeByKey(manager, event);
    trapTab(manager, event);
  };
  follow();
  const stop = manager.subscribe(follow);
  document.addEventListener('keydown', press);
  return () => {
    document.removeEventListener('keydown', press);
    stop();
    isolate(document, undefined);
    unlock?.();
  };
}

const held = new WeakMap<ModalManager, { by: number; end: () => void }>();

export function lockPage(manager: ModalManager): () => void {
  const hand = held.get(manager) ?? { by: 0, end: hold(manager) };
  hand.by += 1;
  held.set(manager, hand);
  return () => {
    hand.by -= 1;
    if (hand.by > 0) return;
    held.delete(manager);
    hand.end();
  };
}
