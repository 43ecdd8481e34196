import { type BoundaryRule, boundaryRules, inBrowser, mayImport, testFileGlobs } from './boundaries.ts';

interface Pattern {
  group: string[];
  message: string;
}

const kinds = Object.keys(mayImport);

const depths = [1, 2, 3];

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

function closedInside({ open = [], face, closed, folder, why }: BoundaryRule, depth: number): Pattern {
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

/** A rule with the rules of all folders around its own, and how many levels deeper its folder is. */
const around = (one: BoundaryRule): [BoundaryRule, number][] =>
  boundaryRules
    .filter((other) => other.in === one.in && `${one.folder}/`.startsWith(`${other.folder}/`))
    .map((other) => [other, one.folder.split('/').length - other.folder.split('/').length]);

/** The linter applies only the last rule that matches a file, so each rule repeats those of the folders around it. */
const rule = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

function lintRules() {
  const product = testFileGlobs.map((glob) => `!${glob}`);
  return kinds.flatMap((kind) => [
    rule([`${kind}/**`], closedTo(kind, false)),
    rule([`${kind}/src/**`, ...product], closedTo(kind, true)),
    ...boundaryRules
      .filter((one) => one.in === kind)
      .flatMap((one) =>
        depths.flatMap((depth) => {
          const files = `${kind}/${one.folder}/${'*/'.repeat(depth)}*`;
          const inside = around(one).map(([outer, down]) => closedInside(outer, depth + down));
          const ofProduct = rule([files, ...product], [...closedTo(kind, true), ...inside]);
          return one.opensToTests ? [ofProduct] : [rule([files], [...closedTo(kind, false), ...inside]), ofProduct];
        }),
      ),
  ]);
}

export const lintRulesFile = (): string =>
  `{\n  "overrides": [\n${lintRules()
    .map((one) => `    ${JSON.stringify(one)}`)
    .join(',\n')}\n  ]\n}\n`;
