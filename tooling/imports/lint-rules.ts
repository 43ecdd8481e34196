import { besideProduct, inBrowser, mayImport, type Parts, parts } from './boundaries.ts';

interface Pattern {
  group: string[];
  message: string;
}

const kinds = Object.keys(mayImport);

/** How deep the linter looks into a part's folders. */
const depths = [1, 2, 3];

/** What a kind of package may not import, as the linter's patterns. */
function closedTo(kind: string, isProduct: boolean): Pattern[] {
  const may = [...(mayImport[kind] ?? []), ...(isProduct ? [] : ['tooling']), ...(kind === 'mf-*' ? [] : [kind])];
  const others = kinds.filter((other) => !may.includes(other));
  return [
    {
      group: others.flatMap((other) => [other, `${other}/**`, `**/${other}/**`]),
      message: `Of the workspace's packages this one imports ${mayImport[kind]?.join(', ') || 'none'} (tooling/imports/boundaries.ts).`,
    },
    ...(isProduct && inBrowser.includes(kind)
      ? [{ group: ['node:*'], message: 'This package runs in a browser.' }]
      : []),
  ];
}

/** What a file some folders deep in a part may not import of its own package. */
function closedInside({ open = [], face, closed, folder, why }: Parts, depth: number): Pattern {
  const up = '../'.repeat(depth);
  const top = '../'.repeat(depth + folder.split('/').length - 1);
  const group = [
    `${up}*/**`,
    `!${up}../**`,
    ...open.map((name) => `!${up}${name}/**`),
    ...(face ? [`!${up}*/${face}`] : []),
    ...(closed ? [`${top}${closed.folder}/**`, `!${top}${closed.folder}/${closed.but}`] : []),
  ];
  return { group, message: why };
}

/** The linter takes the last rule that fits a file. */
const rule = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

/** The boundaries as rules of Biome: for a package, for its product code, for the parts of that. */
function lintRules() {
  const product = besideProduct.map((glob) => `!${glob}`);
  return kinds.flatMap((kind) => [
    rule([`${kind}/**`], closedTo(kind, false)),
    rule([`${kind}/src/**`, ...product], closedTo(kind, true)),
    ...parts
      .filter((one) => one.in === kind)
      .flatMap((one) =>
        depths.flatMap((depth) => {
          const files = `${kind}/${one.folder}/${'*/'.repeat(depth)}*`;
          const inside = closedInside(one, depth);
          const ofProduct = rule([files, ...product], [...closedTo(kind, true), inside]);
          return one.opensToTests ? [ofProduct] : [rule([files], [...closedTo(kind, false), inside]), ofProduct];
        }),
      ),
  ]);
}

/** The text of `lint-rules.json` beside this file, which the linter's configuration includes: one rule in a line. */
export const lintRulesFile = (): string =>
  `{\n  "overrides": [\n${lintRules()
    .map((one) => `    ${JSON.stringify(one)}`)
    .join(',\n')}\n  ]\n}\n`;
