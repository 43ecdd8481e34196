import type { Log } from './common/log.ts';
import type { Store } from './common/store.ts';
import type { Calls } from './faults/calls.ts';
import type { Faults } from './faults/faults.ts';

export interface Context {
  store: Store;
  faults: Faults;
  calls: Calls;
  log: Log;
  now: () => Date;
}
