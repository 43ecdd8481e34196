export const serviceNames = [
  'provider-sandbox',
  'upstream-services',
  'upstream-apart',
  'upstream-worker',
  'bff-express',
] as const;
export type ServiceName = (typeof serviceNames)[number];

export const isServiceName = (name: string): name is ServiceName => serviceNames.some((each) => each === name);

export interface PlatformOptions {
  dataDir: string;
  port?: number;
  host?: string;
  stage?: string;
  databaseUrl?: string;
  build?: boolean;
  releasesFrom?: string;
  seed?: boolean;
  durable?: boolean;
  env?: Record<string, string>;
  step?: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  say?: (line: string) => void;
  signal?: AbortSignal;
}

export interface Platform {
  origin: string;
  databaseUrl: string;
  dataDir: string;
  sandbox: string | undefined;
  pids(): Record<string, number>;
  kill(name: ServiceName, signal?: NodeJS.Signals): void;
  restart(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}
