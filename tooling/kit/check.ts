import { StartProblem } from '../config/problem.ts';
import { danglingReferences } from '../webpack/manifest-check.ts';
import { type PackageFacts, readPackage } from '../webpack/package-facts.ts';
import { hostDir, remoteShares } from '../webpack/shared-options.ts';
import { texts } from './texts.ts';

/**
 * Reads a remote's own description and compares it with its sources and with what the shell brings: what a build would stumble over, in a
 * moment.
 * @param dir folder of the remote
 * @throws StartProblem with one sentence
 */
export function checkRemote(dir: string): PackageFacts {
  const facts = orProblem(() => readPackage(dir));
  const dangling = orProblem(() => danglingReferences(facts));
  if (dangling.length > 0) throw new StartProblem(texts.dangling(facts.name, dangling));
  orProblem(() => remoteShares(facts, readPackage(hostDir)));
  return facts;
}

/** What is wrong with a person's own files is told in a sentence, not as a fault of this program. */
function orProblem<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}
