import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Entry of the bundle with which a container takes part in rendering pages on the server; undefined where it has no part. */
export const serverEntry = (dir: string): string | undefined =>
  ['src/server.ts', 'src/server.tsx'].find((file) => existsSync(join(dir, file)));
