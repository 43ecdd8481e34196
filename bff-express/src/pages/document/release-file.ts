/** A file of a release. Scripts carry their integrity hash: without it the browser would download a preloaded script twice. */
export interface ReleaseFile {
  href: string;
  integrity: string | undefined;
}
