import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { media, mediaCondition } from 'shared-design-system/office';
import type { ProductValues } from './product-form.ts';

/**
 * Begins a new product in the field of its name, where a keyboard is at hand: a phone would open its own over half of
 * the page.
 */
export function useTitleFocus({ setFocus }: UseFormReturn<ProductValues>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew || !window.matchMedia(`${mediaCondition(media.desktop)} and ${mediaCondition(media.hover)}`).matches)
      return;
    // After the shell has let the focus go from what was pressed to come here.
    const frame = requestAnimationFrame(() => setFocus('title'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus, isNew]);
}
