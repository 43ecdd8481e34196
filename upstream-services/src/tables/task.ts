import { declareTask } from '../work/index.ts';

export const declareTableTask = <Does extends (input: never) => Promise<unknown>>(
  task: Omit<Parameters<typeof declareTask<Does>>[0], 'pool'>,
) => declareTask<Does>({ ...task, pool: 'tables' });
