import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { sourcesIn } from './import-graph.ts';
import { parse } from './parse.ts';

const system = 'shared-design-system';

interface Taken {
  from: string;
  specifier: string;
  name: string;
}

const beside = /\.(test|stories)\.tsx?$|\/testing\//;

function takenBy(checkout: string, file: string): Taken[] {
  const from = posix.relative(checkout, file);
  const { module } = parse(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ from, specifier: moduleRequest.value, name: importName.name ?? '' })),
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest ? [{ from, specifier: moduleRequest.value, name: exportName.name ?? '' }] : [],
    ),
  );
  return [...imports, ...exports];
}

const productOf = (checkout: string, packages: readonly string[]): Taken[] =>
  packages
    .flatMap((name) => sourcesIn(posix.join(checkout, name, 'src')))
    .filter((file) => !beside.test(file))
    .flatMap((file) => takenBy(checkout, file));

const componentOf = (file: string): string | undefined =>
  /^shared-design-system\/src\/components\/([^/]+)\//.exec(file)?.[1];

export function designSystemUsers(checkout: string, packages: readonly string[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const add = (component: string | undefined, user: string) => {
    if (component) users.set(component, (users.get(component) ?? new Set()).add(user));
  };
  const taken = productOf(checkout, packages);
  const definedIn = new Map<string, string>();
  for (const { from, specifier, name } of taken) {
    if (!from.startsWith(`${system}/src/`) || !specifier.startsWith('.')) continue;
    const file = posix.join(posix.dirname(from), specifier);
    const [component, user] = [componentOf(file), componentOf(from)];
    if (component) users.set(component, users.get(component) ?? new Set());
    // A file beside the folders is a list of exports: it re-exports components without using them.
    if (posix.dirname(from) === `${system}/src`) definedIn.set(name, file);
    else if (component !== user) add(component, user ?? 'the system itself');
  }
  for (const { from, specifier, name } of taken) {
    const [owner = ''] = from.split('/');
    if (owner !== system && specifier.split('/')[0] === system) add(componentOf(definedIn.get(name) ?? ''), owner);
  }
  return users;
}
