import { tooSlowAt, worstTextsTimeout } from 'shared-contracts/worst-texts';
import { paragraphsOf } from './paragraphs.ts';

const parsers: Record<string, (text: string) => unknown> = { paragraphsOf };

it.each(Object.entries(parsers))(
  '%s answers or refuses long texts of its worst kind',
  (_, parse) => {
    expect(tooSlowAt(parse)).toEqual([]);
  },
  worstTextsTimeout,
);
