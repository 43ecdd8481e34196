import type { Platform } from '../start/platform.ts';

export interface Findings {
  figures: [name: string, value: string][];
  /** What did not hold, a sentence each; none where all did. */
  broken: string[];
}

/** Findings of several kinds as one list. */
export const together = (...all: readonly Findings[]): Findings => ({
  figures: all.flatMap(({ figures }) => figures),
  broken: all.flatMap(({ broken }) => broken),
});

/** A fault that cannot be made on this system; the message says what it needs. */
export class NotHere extends Error {
  override name = 'NotHere';
}

/** What a scenario made for its platform. */
export interface Prepared {
  env?: Record<string, string>;
  /** Takes it away again, once the platform has ended. */
  end?(): void;
}

/** One fault, or many of one kind, that the running platform is put to. It leaves the platform running. */
export interface Scenario {
  /** Its name on the command line. */
  name: string;
  title: string;
  /** Settings of its platform, besides those of every platform. */
  env?: Record<string, string>;
  /**
   * Makes what the platform is to meet, before it starts.
   * @throws NotHere where this system cannot have it
   */
  prepare?(dataDir: string): Promise<Prepared>;
  run(platform: Platform): Promise<Findings>;
}
