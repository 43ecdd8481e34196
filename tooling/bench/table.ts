const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const fine = ([1, 2] as const).map(
  (places) => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: places, minimumFractionDigits: places }),
);

export const formatNumber = (value: number, places: 0 | 1 | 2 = 0): string =>
  (fine[places - 1] ?? number).format(value);

export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(cell).join('   ')}`.trimEnd()).join('\n');
}
