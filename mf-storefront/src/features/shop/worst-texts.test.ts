import { tooSlowAt, worstTextsTimeout } from 'shared-contracts/worst-texts';
import { paragraphsOf } from './paragraphs.ts';

const parsers: Record<string, (text: string) => unknown> = { paragraphsOf };

it.each(Object.entries(parsers))(
  '%s answers or refuses a megabyte of its worst',
  (_, parse) => {
    expect(tooSlowAt(parse)).toEqual([]);
  },
  worstTextsTimeout,
);
