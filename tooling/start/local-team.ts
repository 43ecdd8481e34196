import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createKeyPair } from 'shared-node/release-signatures';
import { z } from 'zod';
import { containersIn } from '../config/containers.ts';
import { checkout, dataPaths } from '../config/data-folder.ts';
import { writeFileAtomically } from '../config/files.ts';
import { StartupError } from '../config/startup-error.ts';
import { identityOf } from '../postgres/database.ts';
import { texts } from './texts.ts';

const teamFile = z.object({ team: z.string(), token: z.string(), privateKey: z.string() });

const localTeam = teamFile.extend({ database: z.string() });

const days = '3650';

export function readLocalTeam(dataDir: string): z.infer<typeof localTeam> | undefined {
  const file = dataPaths(dataDir).team;
  return existsSync(file) ? localTeam.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export async function ensureLocalTeam(dataDir: string, databaseUrl: string): Promise<void> {
  const database = String(await identityOf(databaseUrl));
  if (readLocalTeam(dataDir)?.database === database) return;
  const team = 'platform';
  const { privateKey, publicKey } = createKeyPair();
  const args = [
    join(checkout, 'upstream-services/src/make-team.ts'),
    team,
    publicKey,
    '--days',
    days,
    '--containers',
    containersIn().join(),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new StartupError(texts.noTeam(error.stdout || error.stderr || String(error)));
  });
  const token = stdout.trim().split('\n').at(-1) ?? '';
  const content = JSON.stringify({ team, token, privateKey, database }, null, 2);
  writeFileAtomically(dataPaths(dataDir).team, `${content}\n`, 0o600);
}
