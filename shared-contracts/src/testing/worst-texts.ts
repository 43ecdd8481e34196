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

const length = 200_000;

const worstTexts = (): string[] =>
  parts.flatMap((part) => {
    const text = part.repeat(Math.ceil(length / part.length));
    return [text, `${text}!`];
  });

const defaultBudget = 30_000_000;

/**
 * Has a parser answer or refuse each of the {@link worstTexts}. One that goes over a text again for each of its characters would need
 * many times as long as the budget lasts.
 * @param parse    takes a text apart
 * @param budget for all texts together, in microseconds of the processor
 * @returns how the text begins at which the budget was spent; empty where the parser was quick
 */
export function tooSlowAt(parse: (text: string) => unknown, budget = defaultBudget): string[] {
  const texts = worstTexts();
  const { user: from } = process.cpuUsage();
  for (const text of texts) {
    try {
      parse(text);
    } catch {
      // Refused.
    }
    // Looked at after each: one of the texts alone must not use it up.
    if (process.cpuUsage().user - from > budget) return [text.slice(0, 20)];
  }
  return [];
}

export const worstTextsTimeout = 600_000;

export const expectQuick = (parsers: Record<string, (text: string) => unknown>): void =>
  it.each(Object.entries(parsers))(
    '%s answers or refuses long texts of its worst kind',
    (_, parse) => {
      expect(tooSlowAt(parse)).toEqual([]);
    },
    worstTextsTimeout,
  );
