import type { StorybookConfig } from '@storybook/react-webpack5';

const sources = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src', '../../host-shell/src', '../../mf-*/src'].map((folder) => `${folder}/**/*.stories.tsx`),
  // Browser tests bring an axe of their own.
  addons: process.env.WORKBENCH_BARE ? [] : ['@storybook/addon-a11y'],
  // The demo shops' pictures, drawn for this project, at /pictures/<shop>/<name>.jpg.
  staticDirs: [{ from: '../../tooling/demo/pictures', to: '/pictures' }],
  core: {
    disableTelemetry: true,
    disableProjectJson: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  features: { backgrounds: false, interactions: false, sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  // Nobody but developers and tests loads it: built quickly rather than small.
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    ...(configType === 'PRODUCTION' && { devtool: false, optimization: { ...webpack.optimization, minimize: false } }),
    performance: false,
    module: { ...webpack.module, rules: [...(webpack.module?.rules ?? []), sources] },
  }),
};

export default config;
