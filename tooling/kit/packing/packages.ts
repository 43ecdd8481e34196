/** A package of the repository as a team elsewhere installs it: compiled, with its types, under the name that imports use. */
export interface SdkPackage {
  name: string;
  /** Its modules, as `package.json` exports them, that a remote or its tests may import. */
  modules: readonly string[];
}

/** What remotes import. The rest of these packages is for the platform's own servers and tests. */
export const sdkPackages: readonly SdkPackage[] = [
  { name: 'shared-contracts', modules: ['.', './operations', './process', './release-signatures', './samples'] },
  {
    name: 'shared-design-system',
    modules: [
      '.',
      './shop',
      './home',
      './pages',
      './carousel',
      './checkout',
      './office',
      './fields',
      './sorting',
      './pictures',
      './document',
      './testing',
    ],
  },
  { name: 'shared-runtime', modules: ['.', './page', './drafts', './push', './screens', './testing'] },
];

/** The package that builds remotes; it is made of folders of `tooling`. */
export const kitName = 'remote-kit';

/** What it is begun by: its command, and what webpack and Jest are told by name. */
export const kitEntries = [
  'kit/main.ts',
  'webpack/style-text-loader.ts',
  'webpack/worker-loader.ts',
  'screens/jest-preset.ts',
  'screens/modules.ts',
  'screens/page.ts',
  'screens/setup.ts',
] as const;

/** What it needs and names in texts only: webpack's loader, Jest's runner and its page. */
export const kitNeeds = ['@swc/core', 'swc-loader', 'jest-light-runner', 'jsdom', 'react-refresh'] as const;

/** What a remote's repository has beside it, at the versions that this repository is tested with. */
export const besideKit = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
] as const;
