import type { Platform } from '../start/platform.ts';

/** What a scenario saw. */
export interface Findings {
  /** Figures by their names, as they are printed. */
  figures: [name: string, value: string][];
  /** What did not hold, a sentence each; none where all did. */
  broken: string[];
}

/** One fault, or many of one kind, that the running platform is put to. It leaves the platform running. */
export interface Scenario {
  /** Its name on the command line. */
  name: string;
  title: string;
  /** Settings of its platform, besides those of every platform. */
  env?: Record<string, string>;
  run(platform: Platform): Promise<Findings>;
}
