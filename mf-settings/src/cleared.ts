/**
 * What travels for a text field: null where it was cleared, since an empty text is dropped on the way and would change nothing
 * (sentence 5.8.1, decisions part 3).
 */
export const clearedOr = (now: string, before: string): string | null => (now === '' && before !== '' ? null : now);
