import type { RegisteredContainer, ReleaseTelemetry, registryAnswerSchema, VitalName } from 'shared-contracts';

type Served = (typeof registryAnswerSchema)['_output'];

export interface Module {
  name: string;
  title: string;
  team: string | null;
  pinned: boolean;
  inRegistry: boolean;
  canTakeBack: boolean;
  version: string;
  previous: string | null;
  givenUp: { version: string; why: string } | null;
  canary: { version: string; share: number } | null;
  now: ReleaseTelemetry | undefined;
  before: ReleaseTelemetry | undefined;
  trial: ReleaseTelemetry | undefined;
}

interface Known {
  served: Pick<Served, 'containers' | 'givenUp'>;
  releases: readonly ReleaseTelemetry[];
  registered: readonly RegisteredContainer[];
}

export const modulesOf = ({ served, releases, registered }: Known): Module[] =>
  served.containers.map(({ name, version, fallback, manifest }) => {
    const ofModule = releases.filter((release) => release.name === name);
    const telemetryOf = (wanted: string | undefined, cohort: ReleaseTelemetry['cohort']) =>
      ofModule.find((release) => release.version === wanted && release.cohort === cohort);
    const inRegistry = registered.find((container) => container.name === name);
    const canary = inRegistry?.canary ?? null;
    const bad = served.givenUp.find((release) => release.name === name);
    const notBefore = [version, bad?.version, canary?.version];
    const last = ofModule.find((release) => release.cohort === 'stable' && !notBefore.includes(release.version));
    const previous = fallback?.version ?? last?.version ?? null;
    return {
      name,
      title: manifest.title,
      team: inRegistry?.team ?? null,
      pinned: inRegistry?.pinned ?? false,
      inRegistry: inRegistry?.stable != null,
      canTakeBack: inRegistry?.can_take_back ?? false,
      version,
      previous,
      givenUp: bad ?? null,
      canary,
      now: telemetryOf(version, 'stable'),
      before: telemetryOf(previous ?? undefined, 'stable'),
      trial: telemetryOf(canary?.version, 'canary'),
    };
  });

export const troubledShareOf = (counts: Pick<ReleaseTelemetry, 'loads' | 'troubled'> | undefined): number | null =>
  counts && counts.loads + counts.troubled > 0 ? counts.troubled / Math.max(counts.loads, counts.troubled) : null;

export const vitalOf = (release: ReleaseTelemetry | undefined, name: VitalName): number | null =>
  release?.vitals[name].p75 ?? null;

export type Comparison = 'better' | 'worse' | 'same';

const noticeable = 0.2;
/** Loads of each release below which a difference is chance. */
const enough = 50;

/** Compares a value of the present release with that of the previous one: less is better, and a small difference counts as the same. */
export function compareReleases(
  { now, before }: Pick<Module, 'now' | 'before'>,
  read: (release: ReleaseTelemetry | undefined) => number | null,
): Comparison {
  const [value, was] = [read(now), read(before)];
  if (value === null || was === null || Math.min(now?.loads ?? 0, before?.loads ?? 0) < enough) return 'same';
  if (value > was * (1 + noticeable)) return 'worse';
  return value < was * (1 - noticeable) ? 'better' : 'same';
}
