export const emptyValue = '--';

export function isEmpty<Value>(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

export const orEmpty = (text: string | number | null | undefined): string =>
  isEmpty(text) ? emptyValue : String(text);
