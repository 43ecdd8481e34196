import preset from './tooling/screens/jest-preset.ts';

const { forceExit, ...screens } = preset;

/**
 * Two projects, whose processes load each module once, not once for each file. `node` (contracts, services, BFF, tooling, and what is rendered
 * on the server: `*.server.test.tsx`) runs in Node as it is; `screens` (everything a browser runs) has a page of jsdom.
 */
const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/\\.types/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.types/'],
};

const testsOf = (...packages) => packages.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`);

export default {
  testTimeout: 90_000,
  forceExit,
  reporters: ['default', '<rootDir>/tooling/test/unfinished-reporter.ts'],
  projects: [
    {
      ...shared,
      displayName: 'node',
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      transform: {},
      // Screens that a server renders.
      setupFiles: ['<rootDir>/tooling/screens/modules.ts'],
      setupFilesAfterEnv: ['<rootDir>/tooling/test/time-limits.ts'],
      testMatch: [
        ...testsOf(
          'shared-contracts',
          'shared-node',
          'upstream-services',
          'bff-express',
          'provider-sandbox',
          'tooling',
          'e2e',
        ),
        '<rootDir>/**/*.server.test.tsx',
      ],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/tooling/screens/', '/tooling/kit/template/'],
      globalSetup: '<rootDir>/tooling/test/database-setup.ts',
      globalTeardown: '<rootDir>/tooling/test/database-teardown.ts',
    },
    {
      ...shared,
      ...screens,
      displayName: 'screens',
      testMatch: testsOf('host-shell', 'mf-*', 'shared-runtime', 'shared-design-system', 'tooling/screens'),
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.server\\.test\\.tsx$'],
    },
  ],
};
