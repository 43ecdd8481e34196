import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type BoundaryRule, boundaryRules, inBrowser, mayImport, testFileGlobs } from './boundaries.ts';
import { type Import, packageOf } from './import-graph.ts';

export const packagesIn = (checkout: string): string[] =>
  readdirSync(checkout)
    .filter(
      (name) => !name.startsWith('.') && name !== 'node_modules' && existsSync(join(checkout, name, 'package.json')),
    )
    .sort();

export const kindOf = (name: string): string => (name.startsWith('mf-') ? 'mf-*' : name);

const isProduct = (file: string): boolean =>
  /^[^/]+\/src\//.test(file) && !testFileGlobs.some((glob) => posix.matchesGlob(file, glob));

export function findBoundaryViolation({ from, specifier, to }: Import): string | undefined {
  const [importer = ''] = from.split('/');
  if (to !== undefined) {
    if (!to.startsWith(`${importer}/`)) return 'A relative path never leaves its package.';
    return boundaryRules.find((one) => one.in === kindOf(importer) && crossesPart(one, from, to))?.why;
  }
  if (specifier.startsWith('node:')) {
    return inBrowser.includes(kindOf(importer)) && isProduct(from) ? `${importer} runs in a browser.` : undefined;
  }
  const other = packageOf(specifier);
  const known = kindOf(other) in mayImport;
  if (!known || other === importer || (other === 'tooling' && !isProduct(from))) return undefined;
  return mayImport[kindOf(importer)]?.includes(other) ? undefined : `${importer} does not import ${other}.`;
}

function crossesPart(all: BoundaryRule, from: string, to: string): boolean {
  const within = (file: string): string | undefined => {
    const [, name] = file.match(new RegExp(`^[^/]+/${all.folder}/([^/]+)/`)) ?? [];
    return name && !all.open?.includes(name) ? name : undefined;
  };
  const [importer, other] = [within(from), within(to)];
  if (!importer || (all.opensToTests && !isProduct(from))) return false;
  const path = to.slice(to.indexOf('/') + 1);
  if (other && other !== importer) return path !== `${all.folder}/${other}/${all.face}`;
  return (
    all.closed !== undefined && path.startsWith(`src/${all.closed.folder}/`) && posix.basename(path) !== all.closed.but
  );
}
