import { waitFor } from '@testing-library/react';

/**
 * Something in a sorted list, once its rows can be dragged: until then they may be made anew at any moment.
 * @param get finds it, or throws
 */
export const settled = (get: () => HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const found = get();
    const row = found.closest('li');
    if (!row || !('sortableInfo' in row)) throw new Error('its row cannot be dragged yet');
    return found;
  });
