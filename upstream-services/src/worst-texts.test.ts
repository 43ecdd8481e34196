import { takeWorstTexts } from 'shared-contracts/worst-texts';
import { loggedError } from './logged-error.ts';
import { searchable, wordsOf } from './search.ts';

takeWorstTexts({
  searchable,
  wordsOf,
  loggedError,
  'loggedError, of the database': (text) => loggedError(Object.assign(new Error(text), { code: '22P02' })),
});
