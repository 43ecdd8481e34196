/**
 * Publishes the releases that a checkout has built to the registry of its own platform and activates them, unless that registry has active releases
 * already. `npm start` runs it, because in production the BFF serves registered releases only. A run that was interrupted is finished by the next one:
 * what it has published and nobody has activated yet.
 */
import {
  activateRelease,
  type ContainerName,
  designSystemName,
  listReleases,
  registerContainer,
  shellName,
} from 'shared-contracts';
import { dataPaths, defaultDataDir } from '../../config/data-folder.ts';
import { describeError } from '../../config/startup-error.ts';
import { readState } from '../active.ts';
import { runCommand } from '../run.ts';
import { releaseFolder } from '../write-release.ts';
import { activateNow } from './activate.ts';
import { callRegistry } from './call-registry.ts';
import { confirmActivation } from './confirm-activation.ts';
import { readCredentials } from './credentials.ts';
import { publishFolder } from './publish.ts';

type Version = [name: ContainerName, version: string];

const dataDir = defaultDataDir();
const reason = 'the first releases of this platform';
const isFirst = (name: ContainerName): boolean => name === shellName || name === designSystemName;
const inOrder = (versions: Version[]): Version[] =>
  versions.sort(([one], [other]) => Number(isFirst(other)) - Number(isFirst(one)));

await runCommand(async () => {
  const credentials = readCredentials(dataDir);
  const { containers } = await callRegistry(credentials, listReleases, {});

  /** All are published before the first is active: from then on the platform is in use, and only its teams publish. */
  async function publishBuilt(): Promise<Version[]> {
    const releasesDir = dataPaths(dataDir).releases;
    const built = inOrder(Object.entries(readState(releasesDir).active));
    for (const [name, version] of built) {
      if (!containers.some((container) => container.name === name))
        await callRegistry(credentials, registerContainer, { name });
      await publishFolder(credentials, releaseFolder(releasesDir, name, version), { commit: '', reason });
    }
    return built;
  }

  /** Releases of an interrupted run. One that was active before, and was taken back, is none of them. */
  async function findUnfinished(): Promise<Version[]> {
    const unfinished: Version[] = [];
    for (const { name, stable, team } of containers) {
      if (stable !== null || team !== credentials.team) continue;
      const { history } = await callRegistry(credentials, listReleases, { name });
      const published = history.find((line) => line.kind === 'published' && line.reason === reason)?.version;
      const wasActive = history.some(({ kind }) => kind === 'activated' || kind === 'promoted');
      if (published && !wasActive) unfinished.push([name, published]);
    }
    return inOrder(unfinished);
  }

  if (containers.some(({ stable }) => stable !== null)) {
    // What does not fit what is active by now keeps no platform in use from starting.
    for (const [name, version] of await findUnfinished())
      await activateNow(credentials, { name, version, reason }).catch((error) => console.error(describeError(error)));
    return;
  }
  let last = { revision: 0, name: '', version: '' };
  for (const [name, version] of await publishBuilt()) {
    const { revision } = await callRegistry(credentials, activateRelease, { name, version, reason });
    last = { revision, name, version };
  }
  await confirmActivation(credentials.origin, last.revision, last.name, last.version);
});
