import type { Log } from './common/log.ts';
import type { Store } from './common/store.ts';
import type { Faults } from './faults/faults.ts';

export interface Context {
  store: Store;
  faults: Faults;
  log: Log;
  now: () => Date;
}
