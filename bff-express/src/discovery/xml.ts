import { withoutBidiControls } from 'shared-contracts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML 1.0 cannot hold in any form, and what YML does not allow: control characters, halves of surrogate pairs. */
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const printable = (text: string): string => withoutBidiControls(text).replace(unprintable, '');

export const escapeXml = (text: string): string => printable(text).replace(/[&<>"']/g, (c) => escapes[c] ?? '');

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = printable(text.slice(0, most));
  const space = cut.search(/\s\S*$/);
  return (space > most * 0.6 ? cut.slice(0, space) : cut).trimEnd();
}
