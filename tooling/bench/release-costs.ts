import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readState } from '../release/active.ts';
import { releaseFolder } from '../release/write-release.ts';
import { measureDuration } from './few-and-many.ts';
import { shopPath } from './release-copies.ts';
import { releasesTexts as texts } from './releases-texts.ts';

export const pages = 200;

const isolationCost = z.object({ here: z.number(), apart: z.number(), started: z.number(), firstPage: z.number() });

export interface ReleaseCosts {
  isolation: z.infer<typeof isolationCost>;
  compared: { files: number; bytes: number; took: number };
  document: { hashed: number; bare: number };
}

async function measureIsolation(origin: string, releasesDir: string): Promise<ReleaseCosts['isolation']> {
  const script = join(checkout, 'bff-express/src/rendering/measure-isolation.ts');
  const args = [script, releasesDir, origin, shopPath, String(pages)];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((error: { stderr?: string }) => {
    throw new StartupError(texts.notMeasured(error.stderr ?? String(error)));
  });
  return isolationCost.parse(JSON.parse(stdout));
}

async function measureComparing(releasesDir: string): Promise<ReleaseCosts['compared']> {
  const folders = Object.entries(readState(releasesDir).active).map(([name, version]) =>
    releaseFolder(releasesDir, name, version),
  );
  let [files, bytes] = [0, 0];
  const took = await measureDuration(async () => {
    for (const folder of folders) {
      for (const file of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (!file.isFile()) continue;
        const content = readFileSync(join(file.parentPath, file.name));
        createHash('sha256').update(content).digest('hex');
        files += 1;
        bytes += content.length;
      }
    }
  });
  return { files, bytes, took };
}

async function measureDocument(origin: string): Promise<ReleaseCosts['document']> {
  const html = await (await fetch(origin + shopPath)).text();
  const bare = html.replace(/ integrity="[^"]*"/g, '').replace(/,"integrity":"[^"]*"/g, '');
  return { hashed: gzipSync(html).length, bare: gzipSync(bare).length };
}

export const measureCosts = async (origin: string, releasesDir: string): Promise<ReleaseCosts> => ({
  isolation: await measureIsolation(origin, releasesDir),
  compared: await measureComparing(releasesDir),
  document: await measureDocument(origin),
});
