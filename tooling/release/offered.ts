import { bffPath } from 'shared-contracts';
import type { OfferedOperations } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';
import { z } from 'zod';
import { dataPaths } from '../config/data-folder.ts';
import { isRunning, readRun } from '../processes/run-file.ts';

const mostBytes = 16 * 1024 * 1024;

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) });

export const parseOfferedOperations = (text: string): OfferedOperations =>
  Object.fromEntries(
    Object.entries(document.parse(JSON.parse(text)).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    ),
  );

export async function fetchOfferedOperations(dataDir: string, releasesDir: string): Promise<OfferedOperations> {
  const run = readRun(dataDir);
  if (!isRunning(run) || releasesDir !== dataPaths(dataDir).releases) return offeredOperations();
  try {
    const answer = await fetch(`${run.origin}${bffPath}/openapi.json`, { signal: AbortSignal.timeout(5_000) });
    const text = await answer.text();
    return text.length > mostBytes ? offeredOperations() : parseOfferedOperations(text);
  } catch {
    return offeredOperations();
  }
}
