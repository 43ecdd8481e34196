/**
 * Which package may import which. The linter's rules (`lint-rules.json` beside this file) are generated from this, and tests check every import
 * against it. `mf-*` stands for every folder of that form, so that new remotes are covered.
 */

const browser = ['shared-contracts', 'shared-runtime', 'shared-design-system'];

export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts': [],
  'shared-node': ['shared-contracts'],
  'shared-design-system': ['shared-contracts'],
  'shared-runtime': ['shared-contracts', 'shared-design-system'],
  'host-shell': browser,
  'mf-*': browser,
  'bff-express': ['shared-contracts', 'shared-node'],
  'upstream-services': ['shared-contracts', 'shared-node'],
  'provider-sandbox': ['shared-contracts', 'shared-node'],
  tooling: ['shared-contracts', 'shared-node'],
  e2e: ['shared-contracts', 'shared-node', 'tooling'],
};

export const inBrowser: readonly string[] = ['shared-design-system', 'shared-runtime', 'mf-*'];

/** Tests and their helpers below a package's `src`, which are no product code. They, and all files outside of `src`, may import `tooling`. */
export const testFileGlobs: readonly string[] = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

export interface BoundaryRule {
  in: string;
  folder: string;
  open?: readonly string[];
  face?: string;
  closed?: { folder: string; but: string };
  opensToTests?: true;
  why: string;
}

const features = {
  folder: 'src/features',
  closed: { folder: 'screens', but: 'texts.ts' },
  why: 'A feature reaches neither into another feature nor up into the screens: share through shared-runtime or the screens.',
};

export const boundaryRules: readonly BoundaryRule[] = [
  { in: 'mf-*', ...features },
  { in: 'host-shell', ...features },
  {
    in: 'upstream-services',
    folder: 'src',
    open: ['common', 'db', 'http', 'testing', 'audit'],
    face: 'index.ts',
    opensToTests: true,
    why: 'A domain is called through its index.ts only.',
  },
  {
    in: 'upstream-services',
    folder: 'src/notifications',
    face: 'index.ts',
    opensToTests: true,
    why: 'A channel is called through its index.ts only.',
  },
];
