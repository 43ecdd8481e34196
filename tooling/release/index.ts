export { type BuildOptions, buildAll } from './build.ts';
export { type ReleaseOptions, release, rollback } from './release.ts';
