const isBlankRow = (row: unknown): boolean => {
  if (typeof row !== 'object' || row === null || Object.keys(row).sort().join() !== 'id,value') return false;
  const { value } = row as { value: unknown };
  return typeof value === 'string' && value.trim() === '';
};

const withoutBlankRows = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((row) => !isBlankRow(row)) : value;

/** Whether two sets of a form's values say the same: a row that was added and left blank says nothing. */
export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutBlankRows) === JSON.stringify(other, withoutBlankRows);

const withoutIds = (name: string, value: unknown): unknown =>
  name === 'id' ? undefined : withoutBlankRows(name, value);

export const sameOnServer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutIds) === JSON.stringify(other, withoutIds);
