import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { crossing, packages } from './boundaries.ts';
import { importsOf, packageOf, specifiersOf } from './import-graph.ts';

const imports = importsOf(checkout, packages);
const at = (from: string, specifier: string, to?: string) => crossing({ from, specifier, to });

describe('the boundaries between packages', () => {
  it('hold for every import of the repository', () => {
    const crossed = imports.flatMap((one) => {
      const why = crossing(one);
      return why ? [`${one.from}: '${one.specifier}': ${why}`] : [];
    });
    expect(imports.length).toBeGreaterThan(100);
    expect(crossed).toEqual([]);
  });

  it('are crossed by an import of another remote, of a service, or of another feature', () => {
    expect(at('mf-orders/src/a.ts', 'mf-settings')).toBeDefined();
    expect(at('mf-orders/src/a.ts', '../../mf-settings/src/b.ts', 'mf-settings/src/b.ts')).toBeDefined();
    expect(at('mf-orders/src/a.ts', 'host-shell')).toBeDefined();
    expect(at('bff-express/src/a.ts', 'upstream-services')).toBeDefined();
    expect(at('upstream-services/src/orders/a.ts', 'bff-express')).toBeDefined();
    expect(at('mf-orders/src/features/a/x.ts', '../b/y.ts', 'mf-orders/src/features/b/y.ts')).toBeDefined();
    const inside = 'upstream-services/src/merchants/repository.ts';
    expect(at('upstream-services/src/orders/service.ts', '../merchants/repository.ts', inside)).toBeDefined();
  });

  it('let through what the house allows', () => {
    expect(at('mf-orders/src/a.ts', 'shared-runtime')).toBeUndefined();
    expect(at('mf-orders/src/features/a/x.ts', '../../texts.ts', 'mf-orders/src/texts.ts')).toBeUndefined();
    expect(at('mf-orders/webpack.config.ts', 'tooling/webpack')).toBeUndefined();
    const face = 'upstream-services/src/merchants/index.ts';
    expect(at('upstream-services/src/orders/service.ts', '../merchants/index.ts', face)).toBeUndefined();
  });
});

describe('the dependencies of a package', () => {
  it('are all declared in its package.json or the root one', () => {
    const declaredIn = (folder: string): string[] => {
      const own = JSON.parse(readFileSync(join(checkout, folder, 'package.json'), 'utf8'));
      return Object.keys({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies });
    };
    const root = declaredIn('.');
    const missing = imports.filter(({ from, specifier, to }) => {
      const own = from.split('/')[0] ?? '';
      const name = packageOf(specifier);
      if (to !== undefined || specifier.startsWith('node:') || name === own) return false;
      return ![...root, ...declaredIn(own)].includes(name);
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
// import "no";
/** import "no"; */
const text = "import of nothing";
const written = \`
import "no";
\`;
`.replaceAll('"', "'");
    expect(specifiersOf(code)).toEqual(['a', './b.ts', 'c.css', './d.ts', './e.ts', './f.ts']);
  });
});
