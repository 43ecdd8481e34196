const longestPhone = 40;

const unwritten = /[\s().\u2212\u2800\p{Pd}\p{DI}]/gu;

const withoutSigns = (text: string): string => text.slice(0, longestPhone + 1).replace(unwritten, '');

export function normalizeRussianPhone(text: string): string | null {
  if (text.length > longestPhone) return null;
  const match = /^(?:\+7|007|7|8)(\d{10})$/.exec(withoutSigns(text));
  return match ? `+7${match[1]}` : null;
}

/**
 * Normalizes a Russian number as {@link normalizeRussianPhone} does, and one that begins with `+` (or 00) and a foreign country code to E.164: 8 to
 * 15 digits. Anything else is null (decision 3.16).
 */
export function normalizePhone(text: string): string | null {
  if (text.length > longestPhone) return null;
  const foreign = /^(?:\+|00)([1-689]\d{7,14})$/.exec(withoutSigns(text));
  return foreign ? `+${foreign[1]}` : normalizeRussianPhone(text);
}
