/** Stands for the version of what is no release. */
export const developedVersion = 'dev';

/** What decides how a container is built, besides the package itself. Every setting has a default. */
export interface BuildSettings {
  /** `production` is minified and hashed, `development` can be read and reloaded in place. Default `production`. */
  mode?: 'production' | 'development';
  /**
   * Name of the release. It is part of the global through which chunks arrive, so that two releases of one container on
   * one page never take each other's chunks. Default `dev`.
   */
  version?: string;
  /** Folder that the files are written to. Default `dist` in the package. */
  outputDir?: string;
  /** Folder of webpack's file system cache. Default: none, everything is built anew. */
  cacheDir?: string;
  /** Changes when the preset or a dependency does; a cache made under another value is not used. Default empty. */
  cacheVersion?: string;
  /**
   * Address that chunks and fonts are loaded from, ending with a slash. Default `auto`: beside the entry, wherever that was
   * loaded from, so that a release may be served from any address.
   */
  publicPath?: string;
  /** Replaces edited modules in the running page; only with `mode: 'development'`. Default false. */
  hot?: boolean;
}

/** Settings with their defaults filled in. */
export type FullSettings = Required<Omit<BuildSettings, 'cacheDir'>> & Pick<BuildSettings, 'cacheDir'>;
