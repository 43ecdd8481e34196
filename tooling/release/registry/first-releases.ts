/**
 * Publishes the releases that a checkout has built to the registry of its own platform and activates them, unless that registry has active releases
 * already. `npm start` runs it, because in production the BFF serves registered releases only.
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
import { readState } from '../active.ts';
import { runCommand } from '../run.ts';
import { releaseFolder } from '../write-release.ts';
import { callRegistry } from './call-registry.ts';
import { confirmActivation } from './confirm-activation.ts';
import { readCredentials } from './credentials.ts';
import { publishFolder } from './publish.ts';

const dataDir = defaultDataDir();
const reason = 'the first releases of this platform';
const isFirst = (name: ContainerName): boolean => name === shellName || name === designSystemName;

await runCommand(async () => {
  const credentials = readCredentials(dataDir);
  const { containers } = await callRegistry(credentials, listReleases, {});
  if (containers.some(({ stable }) => stable !== null)) return;
  const releasesDir = dataPaths(dataDir).releases;
  const built = Object.entries(readState(releasesDir).active);
  built.sort(([one], [other]) => Number(isFirst(other)) - Number(isFirst(one)));
  let last = { revision: 0, name: '', version: '' };
  for (const [name, version] of built) {
    if (!containers.some((container) => container.name === name))
      await callRegistry(credentials, registerContainer, { name });
    await publishFolder(credentials, releaseFolder(releasesDir, name, version), { commit: '', reason });
    const { revision } = await callRegistry(credentials, activateRelease, { name, version, reason });
    last = { revision, name, version };
  }
  await confirmActivation(credentials.origin, last.revision, last.name, last.version);
});
