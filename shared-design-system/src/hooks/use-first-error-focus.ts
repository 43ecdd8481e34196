import { useEffect } from 'react';
import { stopsIn } from './focus-order.ts';

/** A control that says it is wrong, or a group of controls whose `Field` does. */
const wrong = '[aria-invalid="true"], [data-invalid]';

/** What belongs to one control: its label above, what is wrong below. */
const whole = '[data-field]';

/**
 * Gives the focus to the first wrong field of a form, first as the page has them: forms know their fields in the order in which React
 * made them, and a controlled field is made after a plain one that follows it. It comes into sight with its label and with what is wrong, off
 * the page's header and bar (`scroll-padding` of the base sheet).
 * @param form   id of the form's element
 * @param checks how often the form has been checked for sending; each time more it looks
 */
export function useFirstErrorFocus(form: string, checks: number): void {
  useEffect(() => {
    if (checks === 0) return;
    const field = document.getElementById(form)?.querySelector<HTMLElement>(wrong);
    if (!field) return;
    (field.matches('[data-invalid]') ? stopsIn(field)[0] : field)?.focus({ preventScroll: true });
    // jsdom has no layout to scroll.
    (field.closest(whole) ?? field).scrollIntoView?.({ block: 'nearest' });
  }, [form, checks]);
}
