import { shownOf } from './query-states.tsx';

const query = { isFetching: false, refetch: () => {} };
const failure = { kind: 'offline', code: 'offline', requestId: '' };

it('shows what was asked for, and says where it could not be refreshed', () => {
  expect(shownOf({ ...query, data: 'new', currentData: 'new' }, true)).toEqual({ data: 'new', stale: false });
  expect(shownOf({ ...query, data: 'old', currentData: 'old', error: failure }, true)).toEqual({
    data: 'old',
    stale: true,
  });
});

it('shows earlier rows, pale, while others load, where those are better than none', () => {
  expect(shownOf({ ...query, data: 'earlier', isFetching: true }, true)).toEqual({ data: 'earlier', stale: true });
  expect(shownOf({ ...query, data: 'earlier', isFetching: true }, false)).toEqual({ data: undefined, stale: true });
});

it('shows no rows of another filter once this one has failed', () => {
  expect(shownOf({ ...query, data: 'earlier', error: failure }, true)).toEqual({ data: undefined, stale: true });
});
