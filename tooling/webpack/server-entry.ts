import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const serverEntry = (dir: string): string | undefined =>
  ['src/server.ts', 'src/server.tsx'].find((file) => existsSync(join(dir, file)));
