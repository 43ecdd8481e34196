import { StartProblem } from '../../config/problem.ts';
import { type ServedReleases, waitForWord } from '../served.ts';
import { texts } from './texts.ts';

export async function servedWord(
  origin: string,
  revision: number,
  name: string,
  version: string | null,
): Promise<void> {
  const givenUp = (served: ServedReleases) =>
    served.givenUp.find((one) => one.name === name && one.version === version);
  const served = await waitForWord(
    origin,
    (said) => givenUp(said) !== undefined || (said.registryRevision ?? -1) >= revision,
  );
  const mine = givenUp(served);
  if (mine) throw new StartProblem(texts.givenUp(name, mine.version, mine.why));
}
