import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bffPath, releaseSchema } from 'shared-contracts';
import { compatibilityProblems, isWarning } from 'shared-contracts/compatibility';
import { StartupError } from '../../config/startup-error.ts';
import { parseOfferedOperations } from '../offered.ts';
import { readServed } from '../served.ts';
import { texts as releaseTexts } from '../texts.ts';
import { texts } from './texts.ts';

const timeLimit = 10_000;

export async function requireFit(origin: string, folder: string, say: (line: string) => void): Promise<void> {
  const read = async (path: string): Promise<string> => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(timeLimit) });
    return response.text();
  };
  const candidate = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const { name, version } = candidate;
  const answer = await readServed(origin);
  if (!answer) throw new StartupError(texts.unreachable(origin, 'registry'));
  const others = answer.containers.filter((entry) => entry.name !== name);
  const active = await Promise.all(
    others.map(async ({ base }) => releaseSchema.parse(JSON.parse(await read(`${base}release.json`)))),
  );
  const problems = compatibilityProblems(
    candidate,
    active,
    parseOfferedOperations(await read(`${bffPath}/openapi.json`)),
  );
  const refusing = problems.filter((problem) => !isWarning(problem));
  if (refusing.length > 0) throw new StartupError(releaseTexts.incompatible(name, version, refusing));
  for (const problem of problems) say(releaseTexts.warning(problem));
  say(releaseTexts.compatible(name, version));
}
