import { defaultDataDir } from '../../config/data-folder.ts';
import { StartupError } from '../../config/startup-error.ts';
import { isRunning, readRun } from '../../processes/run-file.ts';
import { readLocalTeam } from '../../start/local-team.ts';
import { type Credentials, readTeam } from './team.ts';
import { texts } from './texts.ts';

export function readCredentials(dataDir = defaultDataDir()): Credentials {
  const team = readTeam();
  if (team) return team;
  const run = readRun(dataDir);
  const local = readLocalTeam(dataDir);
  if (!isRunning(run) || !local) throw new StartupError(texts.noPlatform);
  return { ...local, origin: run.origin };
}
