import { pageTroubleEvent, stateElementId } from 'shared-contracts';
import type { PackedReads } from 'shared-runtime/page';

/** Milliseconds that a readable page of the server waits for its scripts before it says that they did not load. */
export const readablePageTimeoutMs = 20_000;

const stateElement = (): HTMLElement | null => document.getElementById(stateElementId);

export const isRendered = (): boolean => stateElement() !== null;

export function readServerState(): PackedReads | null {
  const text = stateElement()?.textContent;
  return text ? JSON.parse(text) : null;
}

export const forgetServerState = (): void => stateElement()?.remove();

export const dispatchPageTrouble = (again: () => void): void => {
  window.dispatchEvent(new CustomEvent(pageTroubleEvent, { detail: again }));
};
