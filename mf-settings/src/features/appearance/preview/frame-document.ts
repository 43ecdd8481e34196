import type { Theme } from 'shared-contracts';
import { createStyleCache } from 'shared-design-system/office';

/** What of a frame's document React draws into. */
export interface FrameDocument {
  page: Document;
  /** Puts styles into the frame's head, and not into the page's. */
  cache: ReturnType<typeof createStyleCache>;
}

/** The nonce of the page's Content-Security-Policy, which an empty frame has from it. */
const nonceOf = (page: Document): string => page.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

/** Makes the document of an empty frame one that styles and pictures of the shop can be drawn into. */
export function frameDocument(frame: HTMLIFrameElement): FrameDocument | null {
  const page = frame.contentDocument;
  if (!page?.body) return null;
  const nonce = nonceOf(frame.ownerDocument);
  page.documentElement.lang = 'ru';
  return { page, cache: createStyleCache(nonce, page.head) };
}

/** Gives the frame's document the theme, as the page has it. */
export function themeFrame({ page }: FrameDocument, theme: Theme): void {
  page.documentElement.dataset.theme = theme;
}
