export interface SdkPackage {
  name: string;
  modules: readonly string[];
}

export const sdkPackages: readonly SdkPackage[] = [
  { name: 'shared-contracts', modules: ['.', './names', './operations', './samples'] },
  { name: 'shared-node', modules: ['.', './release-signatures'] },
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

export const kitName = 'remote-kit';

export const kitEntryPoints = [
  'kit/main.ts',
  'webpack/style-text-loader.ts',
  'webpack/worker-loader.ts',
  'screens/jest-preset.ts',
  'screens/modules.ts',
  'screens/page.ts',
  'screens/setup.ts',
] as const;

export const kitNeeds = ['@swc/core', 'swc-loader', 'jest-light-runner', 'jsdom', 'react-refresh'] as const;

export const kitToolPackages = [
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
