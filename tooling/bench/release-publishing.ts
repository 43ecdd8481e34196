import { dataPaths } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { readState } from '../release/active.ts';
import { activateNow } from '../release/registry/activate.ts';
import { publishFolder } from '../release/registry/publish.ts';
import { readLocalTeam } from '../start/local-team.ts';
import { timed } from './few-and-many.ts';
import { copyRelease, remote, untilRendered } from './release-copies.ts';
import { releasesTexts as texts } from './releases-texts.ts';

const rounds = 10;

export interface Published {
  publish: number;
  activate: number;
  page: number;
}

export function publishing(origin: string, dataDir: string) {
  const { releases } = dataPaths(dataDir);
  const local = readLocalTeam(dataDir);
  const from = readState(releases).active[remote];
  if (!local || !from) throw new StartProblem(texts.noTeam);
  return { team: { ...local, origin }, releases, from };
}

export async function measurePublishing(origin: string, dataDir: string): Promise<Published[]> {
  const { team, releases, from } = publishing(origin, dataDir);
  const published: Published[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const version = `${from}.bench${round}`;
    const folder = copyRelease(releases, from, version, { script: 'entry', ending: `// ${version}` });
    published.push({
      publish: await timed(() => publishFolder(team, folder, { commit: '', reason: 'bench' })),
      activate: await timed(() => activateNow(team, { name: remote, version, reason: 'bench' })),
      page: await timed(() => untilRendered(origin, version)),
    });
  }
  return published;
}
