import { dataPaths } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readState } from '../release/active.ts';
import { activateNow } from '../release/registry/activate.ts';
import { publishFolder } from '../release/registry/publish.ts';
import { readLocalTeam } from '../start/local-team.ts';
import { measureDuration } from './few-and-many.ts';
import { copiedRemote, copyRelease, untilRendered } from './release-copies.ts';
import { releasesTexts as texts } from './releases-texts.ts';

const rounds = 10;

export interface Published {
  publish: number;
  activate: number;
  page: number;
}

export function getPublishContext(origin: string, dataDir: string) {
  const { releases } = dataPaths(dataDir);
  const local = readLocalTeam(dataDir);
  const from = readState(releases).active[copiedRemote];
  if (!local || !from) throw new StartupError(texts.noTeam);
  return { team: { ...local, origin }, releases, from };
}

export async function measurePublishing(origin: string, dataDir: string): Promise<Published[]> {
  const { team, releases, from } = getPublishContext(origin, dataDir);
  const published: Published[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const version = `${from}.bench${round}`;
    const folder = copyRelease(releases, from, version, { script: 'entry', ending: `// ${version}` });
    published.push({
      publish: await measureDuration(() => publishFolder(team, folder, { commit: '', reason: 'bench' })),
      activate: await measureDuration(() => activateNow(team, { name: copiedRemote, version, reason: 'bench' })),
      page: await measureDuration(() => untilRendered(origin, version)),
    });
  }
  return published;
}
