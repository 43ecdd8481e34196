import { TestEnvironment } from 'jest-environment-node';
import { noteBegun } from './journal.ts';

/** Node as it is, for the tests of contracts, servers and tools. */
export default class ServicesEnvironment extends TestEnvironment {
  constructor(...settings: ConstructorParameters<typeof TestEnvironment>) {
    super(...settings);
    noteBegun(settings[1].testPath);
  }
}
