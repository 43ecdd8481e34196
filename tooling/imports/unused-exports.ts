import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Program, Visitor } from 'oxc-parser';
import { sourcesIn } from './import-graph.ts';
import { parse } from './parse.ts';

interface Use {
  by: string;
  of: string;
  name?: string | undefined;
}

interface Exports {
  names: string[];
  passedOn: { of: string; name?: string | undefined; as?: string | undefined }[];
}

interface Named {
  kind: string;
  name: string | null;
}

const nameOf = ({ kind, name }: Named): string | undefined => (kind === 'Default' ? 'default' : (name ?? undefined));

function entriesOf(checkout: string, packages: readonly string[]): Map<string, string> {
  const pairs = packages.flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8'));
    return Object.entries<string>(exports).map(
      ([key, file]) => [posix.join(name, key), posix.join(name, file)] as const,
    );
  });
  return new Map(pairs);
}

function membersOf(program: Program, object: string): (string | undefined)[] {
  const named: string[] = [];
  let mentioned = 0;
  const note = (of: { type: string; name?: unknown }, member: { name?: unknown }) => {
    if (of.type === 'Identifier' && of.name === object && typeof member.name === 'string') named.push(member.name);
  };
  new Visitor({
    Identifier: ({ name }) => {
      if (name === object) mentioned += 1;
    },
    MemberExpression: (node) => note(node.object, node.computed ? {} : node.property),
    TSQualifiedName: ({ left, right }) => note(left, right),
  }).visit(program);
  // One mention is the import itself. Any further one that is no member access may use everything.
  return mentioned > named.length + 1 ? [...named, undefined] : named;
}

const looksThrough = (by: string, name: string | undefined): boolean => name === undefined && /\.test\.tsx?$/.test(by);

function read(checkout: string, packages: readonly string[]) {
  const entries = entriesOf(checkout, packages);
  const exported = new Map<string, Exports>();
  const uses: Use[] = [];
  for (const file of packages.flatMap((name) => sourcesIn(posix.join(checkout, name)))) {
    const by = posix.relative(checkout, file);
    const code = readFileSync(file, 'utf8');
    const { module, program } = parse(by, code);
    const target = (specifier: string) =>
      specifier.startsWith('.')
        ? posix.join(posix.dirname(by), specifier)
        : (entries.get(specifier.replace(/^original\//, '')) ?? '');
    const all = module.staticExports.flatMap((one) => one.entries);
    exported.set(by, {
      names: all.flatMap((one) => (one.moduleRequest ? [] : (nameOf(one.exportName) ?? []))),
      passedOn: all.flatMap(({ moduleRequest, importName, exportName }) =>
        moduleRequest ? [{ of: target(moduleRequest.value), name: nameOf(importName), as: nameOf(exportName) }] : [],
      ),
    });
    for (const { moduleRequest, entries: taken } of module.staticImports)
      for (const { importName, localName } of taken) {
        const isWhole = importName.kind === 'NamespaceObject';
        const names = isWhole ? membersOf(program, localName.value) : [nameOf(importName)];
        for (const name of names) if (!looksThrough(by, name)) uses.push({ by, of: target(moduleRequest.value), name });
      }
    const takeAll = ({ source }: { source: { type: string; value?: unknown } }) => {
      if (source.type === 'Literal') uses.push({ by, of: target(String(source.value)) });
    };
    if (code.includes('import(')) new Visitor({ ImportExpression: takeAll, TSImportType: takeAll }).visit(program);
  }
  return { exported, uses };
}

/**
 * Exports that no file uses; a re-export is no use.
 * @param isTakenElsewhere tells files that are read other than by an import, for example by a bundler
 */
export function unusedExports(
  checkout: string,
  packages: readonly string[],
  isTakenElsewhere: (file: string) => boolean,
): string[] {
  const { exported, uses } = read(checkout, packages);
  const used = new Set<string>();
  const take = ({ by, of, name }: Use): void => {
    const from = exported.get(of);
    const key = `${of}: ${name}`;
    if (!from || of === by || used.has(key)) return;
    if (name === undefined) for (const each of from.names) used.add(`${of}: ${each}`);
    used.add(key);
    for (const { as, ...passed } of from.passedOn) {
      if (name === undefined && as) used.add(`${of}: ${as}`);
      if (as === undefined) take({ by, of: passed.of, name });
      else if (name === undefined || as === name) take({ by, ...passed });
    }
  };
  uses.forEach(take);
  for (const [by, { passedOn }] of exported)
    if (isTakenElsewhere(by)) for (const { of, name } of passedOn) take({ by, of, name });
  return [...exported]
    .filter(([file]) => !isTakenElsewhere(file))
    .flatMap(([file, { names, passedOn }]) =>
      [...names, ...passedOn.flatMap(({ as }) => as ?? [])].map((name) => `${file}: ${name}`),
    )
    .filter((key) => !used.has(key));
}
