import { declareTask } from '../work/index.ts';

/** Declares work with a table, which runs where tables are read and written; as {@link declareTask}. */
export const declareTableTask = <Does extends (input: never) => Promise<unknown>>(
  task: Omit<Parameters<typeof declareTask<Does>>[0], 'pool'>,
) => declareTask<Does>({ ...task, pool: 'tables' });
