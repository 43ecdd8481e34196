import screens from './tooling/screens/jest-preset.ts';

/**
 * Two projects. `node` (contracts, services, BFF, tooling) runs in Node as it is, which strips the types itself: each of its
 * processes loads the servers once, not once for each file. `screens` (everything a browser runs) is in jsdom, for which SWC makes CommonJS.
 */
const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/\\.types/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.types/'],
};

/** Test files of these packages. */
const testsOf = (...packages) => packages.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`);

export default {
  testTimeout: 90_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      transform: {},
      setupFilesAfterEnv: ['<rootDir>/tooling/test/time-limits.ts'],
      testMatch: testsOf('shared-contracts', 'upstream-services', 'bff-express', 'provider-sandbox', 'tooling', 'e2e'),
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/tooling/screens/', '/tooling/kit/template/'],
      globalSetup: '<rootDir>/tooling/test/database-setup.ts',
      globalTeardown: '<rootDir>/tooling/test/database-teardown.ts',
    },
    {
      ...shared,
      ...screens,
      displayName: 'screens',
      testMatch: testsOf('host-shell', 'mf-*', 'shared-runtime', 'shared-design-system', 'tooling/screens'),
    },
  ],
};
