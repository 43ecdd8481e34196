const afterShortWord = /(?<=(?:^|[\s(«„])[\p{L}\d]{1,2})\s+(?=\S)/gu;

/** Russian typography of a text: no-break spaces after words of one or two letters and before a dash, so that neither hangs at a line's end. */
export const typeset = (text: string): string => text.replace(afterShortWord, '\u00a0').replace(/\s+—/g, '\u00a0—');
