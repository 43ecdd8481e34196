/**
 * Two projects: `node` (contracts, services, BFF, tooling) and `screens` (everything a browser runs, in jsdom).
 * Sources are TypeScript modules, which SWC turns into CommonJS; so are the dependencies that come as modules only.
 */
const modulesOnly = [
  'kysely',
  'pg-boss',
  'serialize-error',
  'non-error',
  'is-error-like',
  'cron-parser',
  'http-proxy-middleware',
  'httpxy',
  'cookie',
  '@adobe/structured-data-validator',
  'oxc-parser',
];

const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/\\.types/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.types/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly.join('|')})/)`],
};

/** Test files of these packages. */
const testsOf = (...packages) => packages.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`);

export default {
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tooling/test/services-environment.ts',
      testMatch: testsOf('shared-contracts', 'upstream-services', 'bff-express', 'provider-sandbox', 'tooling', 'e2e'),
      globalSetup: '<rootDir>/tooling/test/database-setup.ts',
      globalTeardown: '<rootDir>/tooling/test/database-teardown.ts',
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/tooling/test/screens-environment.ts',
      testMatch: testsOf('host-shell', 'mf-*', 'shared-runtime', 'shared-design-system'),
      moduleNameMapper: { '\\.(css|svg|woff2|avif|webp|png|jpg)$': '<rootDir>/tooling/test/asset.ts' },
      setupFilesAfterEnv: ['<rootDir>/tooling/test/screens-setup.ts'],
    },
  ],
};
