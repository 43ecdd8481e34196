import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { mayImport } from './boundaries.ts';
import { findBoundaryViolation, kindOf, packagesIn } from './find-boundary-violation.ts';
import { importsOf, packageOf, specifiersOf } from './import-graph.ts';
import { lintRulesFile } from './lint-rules.ts';

const packages = packagesIn(checkout);
const imports = importsOf(checkout, packages);

type Case = [from: string, specifier: string];

const refused: Case[] = [
  ['mf-made-tomorrow/src/a.ts', 'mf-settings'],
  ['mf-made-tomorrow/src/a.ts', '../../mf-settings/src/b.ts'],
  ['mf-made-tomorrow/src/a.ts', 'host-shell'],
  ['mf-made-tomorrow/src/a.ts', 'tooling/platform'],
  ['mf-made-tomorrow/src/a.ts', 'node:fs'],
  ['mf-made-tomorrow/src/features/a/x.ts', '../b/y.ts'],
  ['mf-made-tomorrow/src/features/a/x.test.ts', '../b/y.ts'],
  ['mf-made-tomorrow/src/features/a/components/x.tsx', '../../b/y.ts'],
  ['mf-made-tomorrow/src/features/a/x.ts', '../../screens/list.tsx'],
  ['shared-contracts/src/a.ts', 'shared-runtime'],
  ['shared-design-system/src/a.ts', 'shared-runtime'],
  ['bff-express/src/a.ts', 'upstream-services'],
  ['upstream-services/src/orders/a.ts', 'bff-express'],
  ['upstream-services/src/orders/service.ts', '../merchants/repository.ts'],
  ['upstream-services/src/orders/routes/list.ts', '../../merchants/repository.ts'],
  ['upstream-services/src/notifications/bot/a.ts', '../push/repository.ts'],
  ['upstream-services/src/notifications/bot/routes/a.ts', '../../push/repository.ts'],
  ['upstream-services/src/notifications/bot/a.ts', '../../orders/repository.ts'],
  ['tooling/start/a.ts', 'shared-runtime'],
];

const letThrough: Case[] = [
  ['mf-made-tomorrow/src/a.ts', 'shared-runtime'],
  ['mf-made-tomorrow/src/a.test.ts', 'node:fs'],
  ['mf-made-tomorrow/webpack.config.ts', 'tooling/webpack'],
  ['mf-made-tomorrow/src/features/a/x.ts', '../../texts.ts'],
  ['mf-made-tomorrow/src/features/a/x.ts', '../../screens/texts.ts'],
  ['mf-made-tomorrow/src/features/a/components/x.tsx', '../y.ts'],
  ['mf-made-tomorrow/src/screens/x.tsx', '../features/a/y.ts'],
  ['upstream-services/src/orders/service.ts', '../merchants/index.ts'],
  ['upstream-services/src/orders/service.ts', '../db/schema/orders.ts'],
  ['upstream-services/src/orders/service.test.ts', '../merchants/repository.ts'],
  ['upstream-services/src/notifications/bot/routes/a.ts', '../../push/index.ts'],
  ['upstream-services/src/notifications/bot/routes/a.ts', '../b.ts'],
  ['upstream-services/src/notifications/bot/a.ts', '../../orders/index.ts'],
  ['e2e/shop/x.e2e.ts', 'tooling/client'],
];

/** Where each case stands in a folder of its own: cases of one file would hide each other. */
const uniquePath = (index: number, from: string): string =>
  `${from.replace(/(\.test)?(\.e2e)?\.tsx?$/, `-${index}$&`)}`;

function refusedByLinter(cases: readonly Case[]): Case[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    writeFileSync(
      join(root, 'biome.json'),
      JSON.stringify({ extends: [join(import.meta.dirname, 'lint-rules.json')] }),
    );
    for (const [index, [from, specifier]] of cases.entries()) {
      const file = join(root, uniquePath(index, from));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import '${specifier}';\n`);
    }
    const args = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--colors=off', '.'];
    const program = join(checkout, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
    return cases.filter(([from], index) => `${stdout}${stderr}`.includes(`${uniquePath(index, from)}:1:8 lint/style`));
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the boundaries between packages', () => {
  it('hold for every import of the repository', () => {
    const crossed = imports.flatMap((one) => {
      const why = findBoundaryViolation(one);
      return why ? [`${one.from}: '${one.specifier}': ${why}`] : [];
    });
    expect(imports.length).toBeGreaterThan(5000);
    expect(crossed).toEqual([]);
  });

  it('say of every package what it may import', () => {
    expect(packages.length).toBeGreaterThan(13);
    expect(packages.filter((name) => !mayImport[kindOf(name)])).toEqual([]);
  });

  it('are what the linter reads', () => {
    expect(readFileSync(join(import.meta.dirname, 'lint-rules.json'), 'utf8')).toBe(lintRulesFile());
  });

  it('are kept by the test and the linter alike', () => {
    const cases = [...refused, ...letThrough];
    const byTest = cases.filter(([from, specifier]) => {
      const to = specifier.startsWith('.') ? { to: posix.join(posix.dirname(from), specifier) } : {};
      return findBoundaryViolation({ from, specifier, ...to }) !== undefined;
    });
    expect(byTest).toEqual(refused);
    expect(refusedByLinter(cases)).toEqual(refused);
  });
});

describe('the dependencies of a package', () => {
  it('are all declared in its package.json or the root one', () => {
    const declaredIn = (folder: string): string[] => {
      const manifest = JSON.parse(readFileSync(join(checkout, folder, 'package.json'), 'utf8'));
      return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies });
    };
    const root = declaredIn('.');
    const missing = imports.filter(({ from, specifier, to }) => {
      const importer = from.split('/')[0] ?? '';
      const name = packageOf(specifier);
      if (to !== undefined || specifier.startsWith('node:') || name === importer) return false;
      return ![...root, ...declaredIn(importer)].includes(name);
    });
    expect(missing.map(({ from, specifier }) => `${from}: '${specifier}'`)).toEqual([]);
  });
});

describe('the reader of imports', () => {
  it('finds every form, and nothing in comments or in code that is written', () => {
    const code = `
import type { A } from "a";
import B, { type C } from "./b.ts";
import "c.css";
export * from "./d.ts";
export {
  e,
} from "./e.ts";
const f = () => import("./f.ts");
let g: import("g").G;
// import "no";
/** import "no"; */
const text = "import of nothing";
const written = \`
import "no";
\`;
`;
    expect(specifiersOf('file.ts', code)).toEqual(['a', './b.ts', 'c.css', './d.ts', './e.ts', './f.ts', 'g']);
  });
});
