import { takeWorstTexts } from '../../shared-contracts/src/testing/worst-texts.ts';
import { loggedError } from './logged-error.ts';
import { searchable, wordsOf } from './search.ts';

takeWorstTexts({
  searchable,
  wordsOf,
  loggedError,
  'loggedError, of the database': (text) => loggedError(Object.assign(new Error(text), { code: '22P02' })),
});
