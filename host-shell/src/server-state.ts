import { pageTroubleEvent, stateElementId } from 'shared-contracts';
import type { PackedReads } from 'shared-runtime/page';

/** Milliseconds that a page which can be read waits for what makes it work, before it says that it does not come. */
export const readablePatience = 20_000;

/** The element that a page has which was rendered on the server. */
const stateElement = (): HTMLElement | null => document.getElementById(stateElementId);

/** Whether the page can be read already, before anything of it has been loaded. */
export const isRendered = (): boolean => stateElement() !== null;

/** What the server asked for this page; null where the browser renders it. */
export function readServerState(): PackedReads | null {
  const text = stateElement()?.textContent;
  return text ? JSON.parse(text) : null;
}

/** From now on the page is the browser's: another try begins anew. */
export const forgetServerState = (): void => stateElement()?.remove();

/**
 * Says beside a page that can be read that a part of it did not come; the page itself stays as it is.
 * @param again tries once more, when somebody asks for it or the connection is back
 */
export const tellTrouble = (again: () => void): void => {
  window.dispatchEvent(new CustomEvent(pageTroubleEvent, { detail: again }));
};
