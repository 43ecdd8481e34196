/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { AddEarly } from './early-cart.ts';

export type SetNoticeState = (state: 'kept' | 'failed' | 'done') => void;

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface RecordedInput {
  kind: 'click' | 'submit' | 'change';
  element: HTMLElement;
  value: string;
}

type ReplayInput = (kept: RecordedInput[], typed: readonly TextField[]) => void;

interface PageEvents {
  hydrated: string;
  trouble: string;
  plainForm: string;
  patience: number;
}

/**
 * Records what somebody presses and types before hydration, to replay it in the same order afterwards. Its source runs in the page, so it gets
 * everything as arguments. The browser follows links and submits searches itself; if a press was recorded before, they wait for their turn, unless
 * they are pressed again or the scripts fail. Buttons of forms that change something are recorded for the scripts, which need no other page; they
 * submit the form when the scripts are late or fail. Forms marked as plain are left to the browser.
 */
export function recordInput(
  events: PageEvents,
  say: SetNoticeState,
  replayInput: ReplayInput,
  addEarly: AddEarly,
): void {
  const kept: RecordedInput[] = [];
  const typed = new Set<TextField>();
  const pulses: Animation[] = [];
  let failed = false;
  const isPlain = ({ target }: Event): boolean => (target as Element).closest(`form[${events.plainForm}]`) !== null;
  const isLate = (): boolean => failed || performance.now() > events.patience;

  const keep = (event: Event, kind: RecordedInput['kind'], element: HTMLElement): void => {
    kept.push({ kind, element, value: (element as HTMLSelectElement).value ?? '' });
    // An animation and no style, since React compares the page's markup with what the server rendered.
    if (kind === 'click') {
      const blink = { duration: 700, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' } as const;
      pulses.push(element.animate([{ opacity: 1 }, { opacity: 0.5 }], blink));
    }
    event.stopImmediatePropagation();
    if (!failed) say('kept');
  };
  const waits = (element: HTMLElement): boolean =>
    kept.length > 0 && !failed && !kept.some((one) => one.element === element);

  const press = (event: Event): void => {
    if (isPlain(event)) return;
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('#root a[href]');
    if (link) {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
      const opensHere = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
      if (!opensHere || link.target || link.origin !== location.origin || !waits(link)) return;
      event.preventDefault();
      keep(event, 'click', link);
      return;
    }
    const choice = target.closest<HTMLElement>('input[type=radio],input[type=checkbox]');
    const button = choice ?? target.closest<HTMLElement>('#root button');
    // A submit button is left to the form's `submit` event, except in a POST form whose scripts are not late yet.
    const { type, form } = (button ?? {}) as Partial<HTMLButtonElement>;
    const isSent = type === 'submit' && form;
    if (!button || (isSent && (form.method !== 'post' || isLate()))) return;
    if (isSent) event.preventDefault();
    if (isSent && addEarly(button as HTMLButtonElement)) {
      event.stopImmediatePropagation();
      button.animate({ scale: [0.95, 1] }, 200);
      return;
    }
    keep(event, 'click', button);
  };
  const typing = (event: Event): void => {
    if (isPlain(event)) return;
    const field = event.target as HTMLInputElement;
    if (!field.matches('input:not([type=radio],[type=checkbox]),textarea')) return;
    typed.add(field);
    event.stopImmediatePropagation();
  };
  const choose = (event: Event): void => {
    if (isPlain(event)) return;
    const field = event.target as HTMLElement;
    if (field.matches('select')) keep(event, 'change', field);
    else event.stopImmediatePropagation();
  };
  const send = (event: Event): void => {
    if (isPlain(event)) return;
    const form = event.target as HTMLElement;
    if (form.hasAttribute('action') && (form.matches('[method=post]') || !waits(form))) return;
    event.preventDefault();
    keep(event, 'submit', form);
  };
  const listeners = { click: press, input: typing, change: choose, submit: send };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);

  addEventListener(events.trouble, () => {
    failed = true;
    for (const pulse of pulses.splice(0)) pulse.cancel();
  });
  addEventListener(
    events.hydrated,
    () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
      for (const pulse of pulses) pulse.cancel();
      replayInput(kept, [...typed]);
    },
    { once: true },
  );
}
