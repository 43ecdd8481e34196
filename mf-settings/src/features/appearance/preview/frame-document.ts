import type { Theme } from 'shared-contracts';
import { createStyleCache } from 'shared-design-system/office';

export interface FrameDocument {
  page: Document;
  /** Puts styles into the frame's head, and not into the page's. */
  cache: ReturnType<typeof createStyleCache>;
}

/** The nonce of the page's Content-Security-Policy, which an empty frame inherits. */
const nonceOf = (page: Document): string => page.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

export function frameDocument(frame: HTMLIFrameElement): FrameDocument | null {
  const page = frame.contentDocument;
  if (!page?.body) return null;
  const nonce = nonceOf(frame.ownerDocument);
  page.documentElement.lang = 'ru';
  return { page, cache: createStyleCache(nonce, page.head) };
}

export function themeFrame({ page }: FrameDocument, theme: Theme): void {
  page.documentElement.dataset.theme = theme;
}
