import { truncate, withoutBidiControls } from 'shared-contracts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 cannot represent at all, and those that YML forbids: control characters and unpaired surrogates. */
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const withoutUnprintable = (text: string): string => withoutBidiControls(text).replace(unprintable, '');

export const escapeXml = (text: string): string =>
  withoutUnprintable(text).replace(/[&<>"']/g, (c) => escapes[c] ?? '');

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function truncateWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = withoutUnprintable(truncate(text, most));
  const space = cut.search(/\s\S*$/);
  return (space > most * 0.6 ? cut.slice(0, space) : cut).trimEnd();
}
