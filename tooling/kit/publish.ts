import { StartupError } from '../config/startup-error.ts';
import { activateNow } from '../release/registry/activate.ts';
import { publishFolder } from '../release/registry/publish.ts';
import { readTeam } from '../release/registry/team.ts';
import type { BuiltRelease } from './build.ts';
import { texts } from './texts.ts';

interface Publishing {
  activate: boolean;
  commit: string;
  reason: string;
  log: (line: string) => void;
}

export async function publish({ folder }: BuiltRelease, { activate, commit, reason, log }: Publishing): Promise<void> {
  const team = readTeam();
  if (!team) throw new StartupError(texts.noTeam);
  const { name, version, sent } = await publishFolder(team, folder, { commit, reason });
  log(texts.published(name, version, sent));
  if (!activate) return;
  await activateNow(team, { name, version, reason });
  log(texts.active(name, version));
}
