import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** react-router's `exports` lead to its development build whatever the environment. */
const reactRouter = (): Promise<object> => {
  const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..');
  return import(pathToFileURL(join(folder, 'dist/production/index.mjs')).href);
};

/** Packages that all server bundles share, so that the process has each of them once. */
const packages: Record<string, () => Promise<object>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/server': () => import('react-dom/server'),
  'react-router': reactRouter,
  'react-router-dom': reactRouter,
  'react-hook-form': () => import('react-hook-form'),
  '@emotion/react': () => import('@emotion/react'),
  '@emotion/styled': () => import('@emotion/styled'),
  zod: () => import('zod'),
  'node:stream': () => import('node:stream'),
};

export type Packages = ReadonlyMap<string, object>;

export async function loadPackages(): Promise<Packages> {
  const loaded = Object.entries(packages).map(
    async ([name, load]) => [name, Object.freeze({ __esModule: true, ...(await load()) })] as const,
  );
  return new Map(await Promise.all(loaded));
}
