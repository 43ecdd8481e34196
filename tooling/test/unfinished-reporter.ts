import { relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { texts } from './texts.ts';

interface TestFile {
  path: string;
}

/** Tells, when Jest is interrupted, which test files had begun and not ended. */
export default class UnfinishedReporter {
  readonly #running = new Set<string>();

  constructor() {
    process.once('SIGINT', () => {
      console.error(texts.unfinished([...this.#running].map((path) => relative(checkout, path))));
      process.exit(1);
    });
  }

  onTestFileStart({ path }: TestFile): void {
    this.#running.add(path);
  }

  onTestFileResult({ path }: TestFile): void {
    this.#running.delete(path);
  }
}
