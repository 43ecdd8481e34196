/** What makes Excel read a file as UTF-8. */
const byteOrderMark = '\ufeff';

/** Gives a table to the person as a file. */
export function saveTable(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has to have begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
