import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { browserFolders, selectAffectedTests } from './choice.ts';

describe('the tests that a change may break', () => {
  it('are those of a remote, and the browser tests of its pages', () => {
    const { units, browser } = selectAffectedTests(['mf-settings/src/index.ts']);
    expect(units).toEqual(['--passWithNoTests', '--findRelatedTests', 'mf-settings/src/index.ts']);
    expect(browser).toEqual(['e2e/main-job', 'e2e/push', 'e2e/settings']);
  });

  it('lint the changed files, and all where how they are linted may have changed', () => {
    expect(selectAffectedTests(['mf-settings/src/index.ts', 'README.md']).lint).toEqual([
      'mf-settings/src/index.ts',
      'README.md',
    ]);
    expect(selectAffectedTests(['biome.json']).lint).toBeUndefined();
  });

  it('are the changed browser tests themselves', () => {
    expect(selectAffectedTests(['e2e/orders/orders.e2e.ts']).browser).toEqual(['e2e/orders']);
  });

  it('are no browser tests where only tests of units and texts changed', () => {
    expect(selectAffectedTests(['mf-orders/src/index.test.ts', 'docs/adr/0001.md']).browser).toEqual([]);
  });

  it('are all of the product where a service changed, and the stories too where the design system did', () => {
    expect(selectAffectedTests(['upstream-services/src/main.ts']).browser).toHaveLength(browserFolders.length - 1);
    expect(selectAffectedTests(['shared-design-system/src/index.ts']).browser).toEqual(browserFolders);
  });

  it('are everything where a dependency or how tests run changed', () => {
    expect(selectAffectedTests(['package-lock.json'])).toEqual({ units: [], browser: undefined, env: {} });
    expect(selectAffectedTests(['e2e/support/platform.ts']).browser).toBeUndefined();
  });

  it('are none where nothing changed', () => {
    const units = ['--passWithNoTests', '--findRelatedTests', 'README.md'];
    expect(selectAffectedTests([])).toEqual({ units, browser: [], env: {} });
  });

  it('know every folder of browser tests', () => {
    const tests = readdirSync(join(checkout, 'e2e'), { recursive: true, encoding: 'utf8' })
      .map((file) => `e2e/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.e2e.ts'));
    const folders = [...new Set(tests.map((file) => file.slice(0, file.lastIndexOf('/'))))];
    expect(folders.sort()).toEqual(browserFolders);
  });
});
