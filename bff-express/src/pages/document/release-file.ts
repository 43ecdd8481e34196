/** A file of a release; of a script it is said what its bytes are, else the browser would ask for it twice. */
export interface ReleaseFile {
  href: string;
  integrity: string | undefined;
}
