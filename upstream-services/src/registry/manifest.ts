import { isDeepStrictEqual } from 'node:util';
import { parseJson, type Release, releaseSchema } from 'shared-contracts';
import { invalidField } from '../common/refusal.ts';

const partForm = /^[\w-][\w.-]{0,99}$/;
const maxParts = 8;

const isPath = (path: string): boolean => {
  const parts = path.split('/');
  return path !== 'release.json' && parts.length <= maxParts && parts.every((part) => partForm.test(part));
};

function wrongPathOf(paths: readonly string[]): string | undefined {
  const all = new Set(paths);
  const isFolderOfOne = (path: string): boolean =>
    path.split('/').some((_, index, parts) => index > 0 && all.has(parts.slice(0, index).join('/')));
  return paths.find((path) => !isPath(path) || isFolderOfOne(path));
}

export function readManifest(manifest: string): Release {
  const { data } = releaseSchema.safeParse(parseJson(manifest));
  if (!data) throw invalidField('manifest', 'the text of release.json');
  const hashed = [data.entry, ...(data.server ? [data.server] : []), ...data.files.map(({ path }) => path)];
  const unhashed = hashed.find((path) => !data.hashes[path]);
  if (unhashed !== undefined) throw invalidField('manifest', `it says no hash of ${unhashed}`);
  const wrong = wrongPathOf(Object.keys(data.hashes));
  if (wrong !== undefined) throw invalidField('manifest', `${wrong.slice(0, 200)} is no path in a release`);
  return data;
}

export const hasFiles = (manifest: string, { hashes }: Release): boolean =>
  isDeepStrictEqual(readManifest(manifest).hashes, hashes);
