import { useEffect } from 'react';
import { focusablesIn } from './focus-order.ts';

const wrong = '[aria-invalid="true"], [data-invalid]';

const whole = '[data-field]';

/**
 * Gives the focus to the first wrong field in the order of the page. Forms know their fields in the order of registration, where a controlled field
 * comes after a plain one that follows it on the page.
 * @param form id of the form's element
 * @param checks how often the form has been checked for sending; each increase looks again
 */
export function useFirstErrorFocus(form: string, checks: number): void {
  useEffect(() => {
    if (checks === 0) return;
    const field = document.getElementById(form)?.querySelector<HTMLElement>(wrong);
    if (!field) return;
    (field.matches('[data-invalid]') ? focusablesIn(field)[0] : field)?.focus({ preventScroll: true });
    // jsdom has no layout to scroll.
    (field.closest(whole) ?? field).scrollIntoView?.({ block: 'nearest' });
  }, [form, checks]);
}
