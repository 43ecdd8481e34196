const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlankRow = (row: unknown): boolean =>
  isRecord(row) &&
  Object.keys(row).sort().join() === 'id,value' &&
  typeof row.value === 'string' &&
  row.value.trim() === '';

const withoutBlankRows = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((row) => !isBlankRow(row)) : value;

const withoutIds = (name: string, value: unknown): unknown =>
  name === 'id' ? undefined : withoutBlankRows(name, value);

/** Compares with sorted names, since a schema puts them in its own order. */
function sameBy(shown: (name: string, value: unknown) => unknown): (one: unknown, other: unknown) => boolean {
  const sorted = (name: string, value: unknown): unknown => {
    const now = shown(name, value);
    return isRecord(now) ? Object.fromEntries(Object.entries(now).sort(([a], [b]) => (a < b ? -1 : 1))) : now;
  };
  return (one, other) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

export const isIdentical = sameBy((_name, value) => value);

/** Whether two sets of a form's values are equal. A row that was added and left blank does not count. */
export const sameValues = sameBy(withoutBlankRows);

export const sameOnServer = sameBy(withoutIds);
