import { join } from 'node:path';
import { readPackage } from './package-facts.ts';
import { sharedModules } from './shared-modules.ts';
import { collectReexports } from './shared-names.ts';
import { hostDir, hostShares, remoteShares } from './shared-options.ts';

const host = readPackage(hostDir);
const checkout = join(import.meta.dirname, '../..');
const orders = readPackage(join(checkout, 'mf-orders'));

it('the shell brings everything but the design system, remotes bring nothing', () => {
  const brought = Object.entries(hostShares(host)).filter(([, { import: facade }]) => facade !== false);
  expect(brought.map(([name]) => name)).toEqual(
    sharedModules.filter(({ from }) => from === 'host').map(({ name }) => name),
  );
  const taken = remoteShares(orders, host);
  expect(Object.keys(taken)).toEqual(sharedModules.map(({ name }) => name));
  expect(Object.values(taken).every((share) => share.singleton && share.import === false)).toBe(true);
});

it('what is served does not depend on where it was built, nor tells it', () => {
  const facades = Object.values(hostShares(host)).map((share) => share.import);
  expect(facades).toContain('./src/shared/zod.ts');
  expect(facades.filter((path) => typeof path === 'string' && !path.startsWith('./'))).toEqual([]);
});

it('the design system does not take itself', () => {
  const facts = readPackage(join(checkout, 'shared-design-system'));
  expect(remoteShares(facts, host)).not.toHaveProperty('shared-design-system');
});

it('takes of a package that was installed from a file the version that it has', () => {
  const elsewhere = (file: string) => ({ ...orders, dependencies: { ...orders.dependencies, 'shared-runtime': file } });
  const shares = remoteShares(elsewhere('file:../sdk/shared-runtime-1.0.0.tgz'), host);
  expect(shares['shared-runtime']?.requiredVersion).toBe('^1.0.0');
});

it('refuses a remote that was written for another version of a shared module', () => {
  const other = { ...orders, dependencies: { ...orders.dependencies, react: '^19.0.0' } };
  expect(() => remoteShares(other, host)).toThrow(/mf-orders needs other versions.*react \^19\.0\.0.*brings 18/);
});

it('reads what a facade passes on, namespaces with their names', () => {
  const zod = collectReexports(join(hostDir, 'src/shared/zod.ts'));
  expect(zod.get('object')).toBeNull();
  expect(zod.get('z')?.has('enum')).toBe(true);
  expect(zod.has('toJSONSchema')).toBe(false);
  expect(collectReexports(join(hostDir, 'src/shared/react-router-dom.ts')).has('useParams')).toBe(true);
});
