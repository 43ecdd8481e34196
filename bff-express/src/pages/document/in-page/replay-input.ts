/// <reference lib="dom" />
import type { RecordedInput, TextField } from './record-input.ts';

export function replayInput(kept: RecordedInput[], typed: readonly TextField[]): void {
  /** Repeats the typing as one `input` event. The value is reset first, because React ignores an event whose value it already knows. */
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
    // One task for each press, so that it sees what the press before it has changed.
    setTimeout(doNext);
  };
  // Browsers have already set these radio buttons and checkboxes. They are set back first, as a press on a chosen one would change nothing.
  for (const { kind, element } of kept) {
    if (kind !== 'click' || !element.matches('input')) continue;
    const choice = element as HTMLInputElement;
    choice.checked = choice.type === 'checkbox' && !choice.checked;
  }
  for (const field of typed) if (field.isConnected) typeAgain(field);
  // Starts once React has finished its current work: React hydrates a part at once when it is pressed.
  setTimeout(doNext);
}
