import type { Platform } from '../start/platform.ts';

export interface Findings {
  figures: [name: string, value: string][];
  broken: string[];
}

export const mergeFindings = (...all: readonly Findings[]): Findings => ({
  figures: all.flatMap(({ figures }) => figures),
  broken: all.flatMap(({ broken }) => broken),
});

export class ScenarioUnsupported extends Error {
  override name = 'NotHere';
}

export interface Prepared {
  env?: Record<string, string>;
  end?(): void;
}

export interface Scenario {
  name: string;
  title: string;
  env?: Record<string, string>;
  prepare?(dataDir: string): Promise<Prepared>;
  run(platform: Platform): Promise<Findings>;
}
