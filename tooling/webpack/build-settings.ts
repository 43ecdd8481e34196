export const developedVersion = 'dev';

export interface BuildSettings {
  mode?: 'production' | 'development';
  /**
   * Name of the release. It is part of the global through which chunks arrive, so that two releases of one container on
   * one page never take each other's chunks. Default `dev`.
   */
  version?: string;
  outputDir?: string;
  cacheDir?: string;
  cacheVersion?: string;
  /**
   * Address that chunks and fonts are loaded from, ending with a slash. Default `auto`: the folder of the entry, so that a release can be served from
   * any address.
   */
  publicPath?: string;
  hot?: boolean;
}

export type FullSettings = Required<Omit<BuildSettings, 'cacheDir'>> & Pick<BuildSettings, 'cacheDir'>;
