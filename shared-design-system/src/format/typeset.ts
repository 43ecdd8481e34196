const shortWord = /(^|[\s(«„])([\p{L}\d]{1,2})\s+(?=\S)/gu;

/** Russian typography of a text: no-break spaces after words of one or two letters and before a dash, so that neither hangs at a line's end. */
export function typeset(text: string): string {
  const once = text.replace(shortWord, '$1$2\u00a0');
  return once.replace(shortWord, '$1$2\u00a0').replace(/\s+—/g, '\u00a0—');
}
