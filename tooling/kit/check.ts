import { StartupError } from '../config/startup-error.ts';
import { danglingReferences } from '../webpack/manifest-check.ts';
import { type PackageFacts, readPackage } from '../webpack/package-facts.ts';
import { hostDir, remoteShares } from '../webpack/shared-options.ts';
import { texts } from './texts.ts';

export function checkRemote(dir: string): PackageFacts {
  const facts = orProblem(() => readPackage(dir));
  const dangling = orProblem(() => danglingReferences(facts));
  if (dangling.length > 0) throw new StartupError(texts.dangling(facts.name, dangling));
  orProblem(() => remoteShares(facts, readPackage(hostDir)));
  return facts;
}

function orProblem<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}
