/** The processes that the platform consists of, besides its database. */
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
  /** Folder for everything that is written. */
  dataDir: string;
  /** Port of the address people open; a free one when left out. */
  port?: number;
  /** Interface the BFF listens on; loopback unless asked otherwise. */
  host?: string;
  /** `demo` unless given. */
  stage?: string;
  /** Use this database instead of an embedded one. */
  databaseUrl?: string;
  /** Build the releases that are missing or out of date first. Default true. */
  build?: boolean;
  /** Start from a copy of the releases in this folder, if the data folder has none. */
  releasesFrom?: string;
  /** Make the demo shops if they are missing. Default: on the stage `demo`. */
  seed?: boolean;
  /** `false`: a throwaway database without fsync. */
  durable?: boolean;
  /** More environment for both servers. */
  env?: Record<string, string>;
  /** Runs each step; shows it and its time. Silent when left out. */
  step?: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  /** Told in one line what a person should know: warnings, crashes, restarts. */
  say?: (line: string) => void;
  /** Gives the start up; what is started by then is stopped. */
  signal?: AbortSignal;
}

export interface Platform {
  /** `http://localhost:<port>`, where the BFF answers. */
  origin: string;
  /** Connection string of the database the services use. */
  databaseUrl: string;
  dataDir: string;
  /** Where the provider sandbox answers; undefined where real providers are configured, and in production. */
  sandbox: string | undefined;
  /** The processes at this moment, by name; a crashed one is missing until it is restarted. */
  pids(): Record<string, number>;
  /** Ends a server as a crash would; it is restarted at once. */
  kill(name: ServiceName, signal?: NodeJS.Signals): void;
  /** Puts a new process in a server's place, without a refused connection where the system can; resolves when it is ready. */
  restart(name: ServiceName): Promise<void>;
  /** Ends everything that was started, last first. */
  stop(): Promise<void>;
}
