import { z } from 'zod';
import { releaseVersion } from '../registry/registry.ts';
import { containerName } from '../registry/remote-manifest.ts';
import { operation } from '../wire/operation.ts';
import { cohorts } from './telemetry.ts';
import { maxVitalBuckets, vitalNames } from './vitals.ts';

export const releaseCountKinds = [
  'load',
  /** Pages on which anything of the release failed. Each page counts once, however many errors it has. */
  'troubled',
  'load_failure',
  'error',
  'render_failure',
  'refusal',
  'entry',
  'file',
  'refused_report',
] as const;
export const countedKinds = [...releaseCountKinds, ...vitalNames] as const;
export type CountedKind = (typeof countedKinds)[number];

export const maxCountRows = 2_000;

const row = z.object({
  minute: z.iso.datetime(),
  name: containerName,
  version: releaseVersion,
  cohort: z.enum(cohorts),
  kind: z.enum(countedKinds),
  bucket: z.int().min(0).max(maxVitalBuckets),
  count: z.int().min(1).max(1_000_000_000),
});
export type ReleaseCountRow = z.infer<typeof row>;

/** Adds what a BFF has counted since its last batch. Only services may call it. A repeated batch changes nothing. */
export const addReleaseCounts = operation({
  name: 'addReleaseCounts',
  group: 'api',
  path: '/internal-api/telemetry/add',
  access: 'none',
  request: z.object({ batch_id: z.uuid(), rows: z.array(row).max(maxCountRows) }),
  response: z.object({}),
});
