import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A file beside this one, which is TypeScript here and JavaScript where the preset is installed. */
const beside = (name: string): string => join(import.meta.dirname, name + extname(import.meta.filename));

/** Packages that are sources here, and modules of an installed platform elsewhere: Jest runs CommonJS. */
const compiled = 'shared-(?:contracts|runtime|design-system)|remote-kit';

/** How tests of screens run, here and in repositories of other teams: in jsdom, for which SWC makes CommonJS. */
export default {
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
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
  transformIgnorePatterns: [`/node_modules/(?!(?:${compiled})/)`],
  testEnvironment: beside('environment'),
  moduleNameMapper: { '\\.(css|svg|woff2|avif|webp|png|jpg)$': beside('asset') },
  setupFilesAfterEnv: [beside('setup')],
};
