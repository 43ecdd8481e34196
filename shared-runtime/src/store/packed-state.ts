import { type RootState, rootReducer } from './root-reducer.ts';

type ApiState = RootState['api'];

/** What the server has asked for a page, as it travels to the browser: answers and refusals, and what they are about. */
export type PackedState = Pick<ApiState, 'queries' | 'provided'>;

/**
 * Takes from the server's store what the browser need not ask again.
 * @param state of a store whose calls have all been answered
 */
export function packState({ api }: RootState): PackedState {
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, query]) => {
      const { requestId: _, startedTimeStamp, ...rest } = query as NonNullable<typeof query> & { requestId: string };
      // A refusal is an answer too: with a time, the browser takes it for one.
      return [key, { fulfilledTimeStamp: startedTimeStamp, ...rest }];
    }),
  );
  return { queries, provided: api.provided } as PackedState;
}

/** The state that a store begins with. */
export function unpackState({ queries, provided }: PackedState): RootState {
  const empty = rootReducer(undefined, { type: '@@b2b/empty' });
  return { ...empty, api: { ...empty.api, queries, provided } };
}
