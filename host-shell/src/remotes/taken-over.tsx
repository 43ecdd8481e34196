import { useEffect } from 'react';
import { takenOverEvent } from 'shared-contracts';

/** Stands after a screen: once it works, what was pressed on the page of the server before that is pressed (`late-scripts.ts` of the BFF). */
export function TakenOver() {
  useEffect(() => {
    window.dispatchEvent(new Event(takenOverEvent));
  }, []);
  return null;
}
