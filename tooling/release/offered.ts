import { bffPath } from 'shared-contracts';
import type { OfferedOperations } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';
import { z } from 'zod';
import { dataPaths } from '../config/data-folder.ts';
import { isRunning, readRun } from '../processes/run-file.ts';

/** Bytes that a BFF's list of its calls may have. */
const mostBytes = 16 * 1024 * 1024;

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) });

/** What an OpenAPI document of a BFF says of its operations. @throws where it is none */
export const readOffered = (text: string): OfferedOperations =>
  Object.fromEntries(
    Object.entries(document.parse(JSON.parse(text)).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    ),
  );

/**
 * What the BFF offers that serves a folder of releases: what the running one says itself, else what the checkout's would.
 */
export async function offeredFor(dataDir: string, releasesDir: string): Promise<OfferedOperations> {
  const run = readRun(dataDir);
  if (!isRunning(run) || releasesDir !== dataPaths(dataDir).releases) return offeredOperations();
  try {
    const answer = await fetch(`${run.origin}${bffPath}/openapi.json`, { signal: AbortSignal.timeout(5_000) });
    const text = await answer.text();
    return text.length > mostBytes ? offeredOperations() : readOffered(text);
  } catch {
    return offeredOperations();
  }
}
