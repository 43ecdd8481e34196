/** What stands for an empty value (promise 9.5.2). */
export const nothing = '--';

/** Null, undefined and blank text are empty; zero is not. */
export function isEmpty<Value>(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The text, or `--` where it is empty. */
export const orEmpty = (text: string | number | null | undefined): string => (isEmpty(text) ? nothing : String(text));
