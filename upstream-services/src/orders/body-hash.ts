import { createHash } from 'node:crypto';

/** SHA-256 of what was sent, with its fields in one order: the same key with another body is told by it. */
export function bodyHash(body: object): Buffer {
  const canonical = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest();
}
