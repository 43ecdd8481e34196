import { execFileSync } from 'node:child_process';
import { checkout } from '../config/data-folder.ts';

export interface Choice {
  /** Files that are linted; all by default. */
  lint?: string[];
  units: string[];
  browser?: string[];
  env: Record<string, string>;
}

export const allTests: Choice = { units: [], env: {} };

export const wholeProofs: Choice = {
  units: ['--findRelatedTests', 'shared-contracts/src/testing/proofs.ts'],
  browser: [
    'account',
    'catalog-admin',
    'checkout',
    'design-system',
    'federation',
    'orders',
    'pictures',
    'settings',
    'staff',
  ].map((folder) => `e2e/${folder}`),
  env: { WHOLE_PROOFS: '1' },
};

const about: Record<string, string[]> = {
  'e2e/account': ['host-shell'],
  'e2e/catalog-admin': ['mf-catalog-admin'],
  'e2e/checkout': ['mf-storefront', 'provider-sandbox'],
  'e2e/design-system': ['shared-design-system'],
  'e2e/federation': ['host-shell', 'mf-admin', 'mf-generator'],
  'e2e/main-job': ['host-shell', 'mf-storefront', 'mf-catalog-admin', 'mf-orders', 'mf-settings'],
  'e2e/orders': ['mf-orders', 'mf-storefront', 'provider-sandbox'],
  'e2e/pictures': ['mf-catalog-admin', 'mf-generator'],
  'e2e/push': ['host-shell', 'mf-orders', 'mf-settings', 'provider-sandbox'],
  'e2e/settings': ['mf-settings'],
  'e2e/shop': ['mf-storefront'],
  'e2e/staff': ['host-shell', 'mf-admin', 'mf-storefront'],
};

export const browserFolders = Object.keys(about);

const foundations = [
  'shared-contracts',
  'shared-node',
  'shared-runtime',
  'shared-design-system',
  'bff-express',
  'upstream-services',
];
const isOfAll = (file: string): boolean =>
  /^[^/]+\.(?:json|mjs)$|^e2e\/(?:support|first-shop|[^/]+$)|^tooling\//.test(file);
const isSource = (file: string): boolean => !/\.(?:test\.tsx?|md)$/.test(file);

/** Jest requires a file name here; no test is related to this one. */
const unrelatedFile = 'README.md';

/**
 * Selects the tests that changed files may break: unit tests by their imports, browser tests by the packages that their folder is about. A change of
 * files that all tests are built or run with selects everything.
 * @param files paths below the checkout
 */
export function selectAffectedTests(files: readonly string[]): Choice {
  const sources = files.filter(isSource);
  const packages = sources.map((file) => file.split('/')[0] ?? '');
  const concerns = (folder: string): boolean =>
    sources.some((file) => file.startsWith(`${folder}/`)) ||
    about[folder]?.some((name) => packages.includes(name)) === true;
  const isAll = sources.some(isOfAll);
  const isShared = packages.some((name) => foundations.includes(name));
  return {
    lint: isAll || files.length === 0 ? undefined : [...files],
    units: files.some((file) =>
      /^[^/]+\.(?:json|mjs)$|^tooling\/test\/[^/]+-(?:environment|set-?up|setup)\.ts$/.test(file),
    )
      ? []
      : ['--passWithNoTests', '--findRelatedTests', ...(files.length > 0 ? files : [unrelatedFile])],
    browser: isAll
      ? undefined
      : browserFolders.filter((folder) => concerns(folder) || (isShared && folder !== 'e2e/design-system')),
    env: {},
  };
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).split('\n').filter(Boolean);

export function changedSince(base: string): Choice {
  const [from = base] = git('merge-base', base, 'HEAD');
  const there = git('diff', '--name-only', '--diff-filter=d', from);
  return selectAffectedTests([...there, ...git('ls-files', '--others', '--exclude-standard')]);
}
