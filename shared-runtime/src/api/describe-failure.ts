import { type Failure, isFailure } from './failure.ts';
import { rareFailureTexts } from './load-texts.ts';
import { failureTexts } from './texts.ts';

export function describeFailure(caught: unknown): string {
  const failure = isFailure(caught) ? caught : undefined;
  const limit = failure?.problem?.limit;
  const further = rareFailureTexts();
  const full = limit && further?.full(limit);
  return (
    full ?? (failure && (failureTexts.byCode[failure.code] ?? further?.byCode[failure.code])) ?? failureTexts.general
  );
}

/**
 * Errors of the fields that a problem names, as a form shows them.
 * @returns Russian sentence by the field's path on the wire, such as `delivery_info.name`
 */
export function fieldFailures(failure: Failure): Record<string, string> {
  const further = rareFailureTexts();
  return Object.fromEntries(
    (failure.problem?.errors ?? []).map(({ path, code, most }) => [
      path,
      further?.fieldText(code, most) ?? failureTexts.general,
    ]),
  );
}
