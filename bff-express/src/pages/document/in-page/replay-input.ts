/// <reference lib="dom" />
import type { RecordedInput, TextField } from './record-input.ts';

export function replayInput(kept: RecordedInput[], typed: readonly TextField[]): void {
  /** As if it were typed now; what React remembers of the field is its value before. */
  const typeAgain = (field: TextField): void => {
    const { value, selectionStart: start, selectionEnd: end } = field;
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    field.value = field.defaultValue;
    write?.call(field, value);
    if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const doOne = ({ kind, element, value }: RecordedInput): void => {
    if (kind === 'click') element.click();
    else if (kind === 'submit') (element as HTMLFormElement).requestSubmit();
    else {
      (element as HTMLSelectElement).value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const doNext = (): void => {
    const next = kept.shift();
    if (!next) return;
    if (next.element.isConnected) doOne(next);
    // In turns, so that each finds what the one before it has changed.
    setTimeout(doNext);
  };
  // The browser has chosen already; a press on what is chosen would change nothing.
  for (const { kind, element } of kept) {
    if (kind !== 'click' || !element.matches('input')) continue;
    const choice = element as HTMLInputElement;
    choice.checked = choice.type === 'checkbox' && !choice.checked;
  }
  for (const field of typed) if (field.isConnected) typeAgain(field);
  // When React has ended what it is doing: a press on a part that is not hydrated yet has it hydrated first.
  setTimeout(doNext);
}
