import { saveFile } from 'shared-design-system';

/** What makes Excel read a file as UTF-8. */
const byteOrderMark = '\ufeff';

/** Gives a table to the person as a file. */
export const saveTable = (name: string, csv: string) =>
  saveFile(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }), name, document);
