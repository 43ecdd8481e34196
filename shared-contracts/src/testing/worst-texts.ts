/** What a parser's pattern may go over again and again: one character or a few, repeated. */
const parts = [
  ' ',
  '\n',
  ' \n',
  '\t',
  '0',
  '1 ',
  '1 1 ',
  '9',
  '99,',
  '.',
  ',',
  ';',
  '|',
  'a|',
  '/',
  '//',
  '?',
  '&',
  '=',
  '%',
  '%20',
  '@',
  'a@',
  'a.',
  '-',
  '--',
  ': ',
  '"',
  '\\',
  '\\"',
  "'",
  '(',
  ')',
  '[',
  ']',
  '[]',
  '{',
  '{"a":',
  '<',
  '>',
  '#',
  '+',
  '+7',
  '*',
  '_',
  '~',
  'a',
  'я',
  'я ',
  '—',
  ' —',
  'бесплатно ',
  'от 300 ₽ ',
  '300 ₽',
  'https://t.me/',
  't.me/',
  'mailto:',
  '\u0301',
  'е\u0308',
  '\u{1f469}\u200d',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u2066',
  '\0',
];

/** Characters of each of the {@link worstTexts}. */
const megabyte = 1_000_000;

/** Texts of a megabyte, each of the kind that one pattern or another is slow at; with an ending that fits nothing, so that it is gone back over. */
export const worstTexts = (): string[] =>
  parts.flatMap((part) => {
    const text = part.repeat(Math.ceil(megabyte / part.length));
    return [text, `${text}!`];
  });

/**
 * A parser's test: it answers or refuses each of the {@link worstTexts}. One that goes over a text again for each of its characters would
 * need a million times as long as its patience has room for: microseconds of the processor, since others work on the machine too.
 * @param parsers whatever takes a text apart, by its name
 */
export function takeWorstTexts(parsers: Record<string, (text: string) => unknown>): void {
  const texts = worstTexts();
  const patience = 20_000_000;
  it.each(Object.entries(parsers))(
    '%s answers or refuses a megabyte of its worst',
    (_, parse) => {
      const { user: from } = process.cpuUsage();
      for (const text of texts) {
        try {
          parse(text);
        } catch {
          // Refused.
        }
        // Looked at after each: one of the texts alone must not use it up.
        if (process.cpuUsage().user - from > patience)
          throw new Error(`too much work for ${JSON.stringify(text.slice(0, 20))}`);
      }
    },
    600_000,
  );
}
