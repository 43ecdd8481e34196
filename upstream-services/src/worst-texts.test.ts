import { tooSlowAt, worstTextsTimeout } from 'shared-contracts/worst-texts';
import { phoneticKeyOf, respellingsOf } from './catalogue/search/respellings.ts';
import { loggedError } from './common/logged-error.ts';
import { wordsOf } from './db/search.ts';

const parsers: Record<string, (text: string) => unknown> = {
  wordsOf,
  respellingsOf,
  soundOf: phoneticKeyOf,
  loggedError,
  'loggedError, of the database': (text) => loggedError(Object.assign(new Error(text), { code: '22P02' })),
};

it.each(Object.entries(parsers))(
  '%s answers or refuses long texts of its worst kind',
  (_, parse) => {
    expect(tooSlowAt(parse)).toEqual([]);
  },
  worstTextsTimeout,
);
