import { hydratedEvent, pageTroubleEvent } from 'shared-contracts';

/**
 * Loads a part of a page that can be read without it. If it does not load, the page stays, a notice says so, and it is loaded again when somebody
 * asks for it or the connection is back.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failed = false; ; failed = true) {
    try {
      const part = await load();
      if (failed) window.dispatchEvent(new Event(hydratedEvent));
      return part;
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await new Promise<void>((again) => {
        window.dispatchEvent(new CustomEvent(pageTroubleEvent, { detail: again }));
      });
    }
  }
}
