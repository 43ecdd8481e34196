import { useEffect } from 'react';
import { hydratedEvent } from 'shared-contracts';

/** Stands after a screen: once it works, what was pressed and typed on the page of the server before is done (`record-input.ts` of the BFF). */
export function AnnounceHydration() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
