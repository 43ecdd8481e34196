import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, dataPaths } from '../config/data-folder.ts';
import { writeFileAtomically } from '../config/files.ts';
import { identityOf } from '../postgres/database.ts';
import { runScript, type ScriptOptions } from '../processes/run-script.ts';
import { texts } from './texts.ts';

const script = 'tooling/demo/seed.ts';

/** Identifies the database that was filled. Another database, or an emptied one, has another id and is filled again. */
const marker = (dataDir: string): string | undefined => {
  const file = dataPaths(dataDir).seeded;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
};

export const needsDemoSeed = async (dataDir: string, databaseUrl: string): Promise<boolean> =>
  existsSync(join(checkout, script)) && marker(dataDir) !== (await identityOf(databaseUrl));

export async function seedDemo(
  dataDir: string,
  databaseUrl: string,
  { env, signal }: Pick<ScriptOptions, 'env' | 'signal'>,
): Promise<void> {
  const log = join(dataPaths(dataDir).logs, 'seed.log');
  await runScript({ title: texts.steps.seed, args: [script], env, log, signal });
  writeFileAtomically(dataPaths(dataDir).seeded, `${await identityOf(databaseUrl)}\n`);
}
