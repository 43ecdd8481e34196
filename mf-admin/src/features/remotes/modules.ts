import type { RegisteredContainer, ReleaseTelemetry, registryAnswerSchema, VitalName } from 'shared-contracts';

type Served = (typeof registryAnswerSchema)['_output'];

/** A container with what is served of it, and how that does. */
export interface Module {
  name: string;
  title: string;
  /** The team whose it is; null where the registry does not say. */
  team: string | null;
  pinned: boolean;
  /** Whether the registry serves it: only then there is something to hold. */
  inRegistry: boolean;
  /** Whether the registry has something to take back. */
  canTakeBack: boolean;
  version: string;
  /** What was served before; null where nobody knows. */
  previous: string | null;
  /** The release that was to be served, and why it is not. */
  givenUp: { version: string; why: string } | null;
  canary: { version: string; share: number } | null;
  /** How the releases do that are served now, were served before, and are tried; undefined where nothing was heard of one. */
  now: ReleaseTelemetry | undefined;
  before: ReleaseTelemetry | undefined;
  trial: ReleaseTelemetry | undefined;
}

interface Known {
  served: Pick<Served, 'containers' | 'givenUp'>;
  releases: readonly ReleaseTelemetry[];
  registered: readonly RegisteredContainer[];
}

/** Puts together what the web server, the counts and the registry know of each container. */
export const modulesOf = ({ served, releases, registered }: Known): Module[] =>
  served.containers.map(({ name, version, fallback, manifest }) => {
    const own = releases.filter((release) => release.name === name);
    const told = (wanted: string | undefined, cohort: ReleaseTelemetry['cohort']) =>
      own.find((release) => release.version === wanted && release.cohort === cohort);
    const inRegistry = registered.find((container) => container.name === name);
    const canary = inRegistry?.canary ?? null;
    // A release that was given up stood before as little as the one that is tried.
    const bad = served.givenUp.find((release) => release.name === name);
    const notBefore = [version, bad?.version, canary?.version];
    const last = own.find((release) => release.cohort === 'stable' && !notBefore.includes(release.version));
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
      now: told(version, 'stable'),
      before: told(previous ?? undefined, 'stable'),
      trial: told(canary?.version, 'canary'),
    };
  });

/** The share of pages on which something of a release went wrong; null where nobody had it. */
export const troubleOf = (counts: Pick<ReleaseTelemetry, 'loads' | 'troubled'> | undefined): number | null =>
  counts && counts.loads + counts.troubled > 0 ? counts.troubled / Math.max(counts.loads, counts.troubled) : null;

export const vitalOf = (release: ReleaseTelemetry | undefined, name: VitalName): number | null =>
  release?.vitals[name].p75 ?? null;

export type Comparison = 'better' | 'worse' | 'same';

/** What differs by less is the same. */
const noticeable = 0.2;
/** Pages of each release below which chance decides. */
const enough = 50;

/** Whether a value of the present release is noticeably more, or less, than that of the one before: less is better. */
export function compare(
  { now, before }: Pick<Module, 'now' | 'before'>,
  read: (release: ReleaseTelemetry | undefined) => number | null,
): Comparison {
  const [value, was] = [read(now), read(before)];
  if (value === null || was === null || Math.min(now?.loads ?? 0, before?.loads ?? 0) < enough) return 'same';
  if (value > was * (1 + noticeable)) return 'worse';
  return value < was * (1 - noticeable) ? 'better' : 'same';
}
