import { type Failure, isFailure } from './failure.ts';
import { failureTexts } from './texts.ts';

const number = new Intl.NumberFormat('ru-RU');

/** A failure in a person's words: one Russian sentence, whatever was caught. */
export function describeFailure(caught: unknown): string {
  const failure = isFailure(caught) ? caught : undefined;
  const limit = failure?.problem?.limit;
  const full = limit && failureTexts.fullLists[limit.of];
  if (full) return full(number.format(limit.most));
  return (failure && failureTexts.byCode[failure.code]) ?? failureTexts.general;
}

/**
 * The fields a problem names, as a form shows them.
 * @returns Russian sentence by the field's path on the wire, such as `delivery_info.name`
 */
export function fieldFailures(failure: Failure): Record<string, string> {
  return Object.fromEntries(
    (failure.problem?.errors ?? []).map(({ path, most }) => [
      path,
      most ? failureTexts.tooLong[most.of](number.format(most.count)) : failureTexts.field,
    ]),
  );
}
