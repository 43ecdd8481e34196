/**
 * What is sent for a text field: null where it was cleared, since an empty text is dropped from a request and would change nothing (promise 5.8.1,
 * decision 3.6).
 */
export const nullIfCleared = (now: string, before: string): string | null => (now === '' && before !== '' ? null : now);
