import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression, ObjectPropertyKind } from 'oxc-parser';
import webpack, { type Compiler } from 'webpack';
import { parse } from '../imports/parse.ts';
import type { PackageFacts } from './package-facts.ts';
import { serverEntry } from './server-entry.ts';

export function exportedImports(source: string): Record<string, Record<string, string>> {
  const declared = parse('index.ts', source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return Object.fromEntries(
    declared.flatMap(({ id, init }) => {
      const value = init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (id.type !== 'Identifier' || value?.type !== 'ObjectExpression') return [];
      return [[id.name, Object.fromEntries(value.properties.flatMap(lazyImport))]];
    }),
  );
}

const unwrap = (expression: Expression): Expression =>
  expression.type === 'TSSatisfiesExpression' || expression.type === 'ParenthesizedExpression'
    ? unwrap(expression.expression)
    : expression;

function lazyImport(property: ObjectPropertyKind): [key: string, request: string][] {
  if (property.type !== 'Property') return [];
  const { key } = property;
  const value = unwrap(property.value);
  if (value.type !== 'ArrowFunctionExpression') return [];
  const loaded = value.body.type === 'ImportExpression' ? value.body.source : undefined;
  if (loaded?.type !== 'Literal' || (key.type !== 'Identifier' && key.type !== 'Literal')) return [];
  return [[key.type === 'Identifier' ? key.name : String(key.value), String(loaded.value)]];
}

export const screensFile = ({ dir }: Pick<PackageFacts, 'dir'>): string => {
  const screens = join(dir, 'src/screens.ts');
  return existsSync(screens) ? screens : join(dir, 'src/index.ts');
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function unchecked({ manifest }: PackageFacts, source: string): string[] {
  return manifest.slots
    .filter(({ slot, component }) => {
      const entry = new RegExp(`['"]?${escaped(component)}['"]?: [^,]*? satisfies Fills<'${escaped(slot)}'>`);
      return !entry.test(source);
    })
    .map(({ slot, component }) => `${component} satisfies Fills<'${slot}'>`);
}

function shownSlots(dir: string): Set<string> {
  const files = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file));
  const text = sources.map((file) => readFileSync(join(dir, 'src', file), 'utf8')).join('\n');
  return new Set(Array.from(text.matchAll(/<Slot\s+name="([^"]+)"/g), ([, name = '']) => name));
}

function slotDifferences({ dir, manifest: { offers } }: PackageFacts): string[] {
  const shown = shownSlots(dir);
  return [
    ...offers.filter((slot) => !shown.has(slot)).map((slot) => `<Slot name="${slot}">`),
    ...[...shown].filter((slot) => !offers.includes(slot)).map((slot) => `offers without ${slot}`),
  ];
}

export function danglingReferences(facts: PackageFacts): string[] {
  const { routes, slots } = facts.manifest;
  if (routes.length === 0 && slots.length === 0) return [];
  const source = readFileSync(screensFile(facts), 'utf8');
  const exported = exportedImports(source);
  const missing = (kind: 'screens' | 'slots', requested: string[]) =>
    requested.filter((key) => !exported[kind]?.[key]).map((key) => `${kind}: ${key}`);
  const unrendered = serverEntry(facts.dir) ? [] : routes.filter(({ rendered }) => rendered);
  return [
    ...unrendered.map(({ path }) => `src/server.ts: ${path}`),
    ...missing(
      'screens',
      routes.map(({ screen }) => screen),
    ),
    ...missing(
      'slots',
      slots.map(({ component }) => component),
    ),
    ...unchecked(facts, source),
    ...slotDifferences(facts),
  ];
}

export class ManifestCheck {
  readonly #facts: PackageFacts;

  constructor(facts: PackageFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestCheck', (compilation) => {
      compilation.fileDependencies.add(join(this.#facts.dir, 'remote.json'));
      const dangling = danglingReferences(this.#facts);
      if (dangling.length === 0) return;
      compilation.errors.push(
        new webpack.WebpackError(
          `${this.#facts.name}/remote.json names what its sources do not bring: ${dangling.join(', ')}`,
        ),
      );
    });
  }
}
