import { saveFile } from 'shared-design-system/office';

/** What makes Excel read a file as UTF-8. */
const byteOrderMark = '\ufeff';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
};

export function saveTable(name: string, { csv, xlsx }: { csv: string; xlsx?: string | undefined }): void {
  if (xlsx === undefined) {
    saveFile(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`, document);
  } else {
    saveFile(new Blob([bytesOf(xlsx)], { type: workbookType }), `${name}.xlsx`, document);
  }
}

export const nameOfDay = (name: string, day: Date): string => `${name}-${day.toLocaleDateString('sv-SE')}`;
