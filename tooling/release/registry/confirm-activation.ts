import { StartupError } from '../../config/startup-error.ts';
import { type ServedReleases, waitForServedReleases } from '../served.ts';
import { texts } from './texts.ts';

export async function confirmActivation(
  origin: string,
  revision: number,
  name: string,
  version: string | null,
): Promise<void> {
  const givenUp = (served: ServedReleases) =>
    served.givenUp.find((one) => one.name === name && one.version === version);
  const served = await waitForServedReleases(
    origin,
    (answer) => givenUp(answer) !== undefined || (answer.registryRevision ?? -1) >= revision,
  );
  const mine = givenUp(served);
  if (mine) throw new StartupError(texts.givenUp(name, mine.version, mine.why));
}
