export interface SharedModule {
  name: string;
  packageName?: string;
  /**
   * Which container provides it. `host`: it is in the shell's build. `design-system`: it is in a container of its own, which the shell registers at
   * run time, so that it can be released alone.
   */
  from: 'host' | 'design-system';
  /**
   * File of the shell that replaces the module and re-exports only the names that are used, so that the rest can be shaken off. Relative to the
   * shell's folder. Default: the whole module.
   */
  facade?: string;
  lazy?: boolean;
  workspace?: boolean;
}

const designSystem = (...modules: string[]): SharedModule[] =>
  modules.map((module) => ({
    name: `shared-design-system/${module}`,
    packageName: 'shared-design-system',
    from: 'design-system',
    workspace: true,
  }));

export const sharedModules: readonly SharedModule[] = [
  { name: 'react', from: 'host' },
  { name: 'react/jsx-runtime', packageName: 'react', from: 'host' },
  { name: 'react-dom', from: 'host' },
  { name: 'react-router-dom', from: 'host', facade: 'src/shared/react-router-dom.ts' },
  { name: '@reduxjs/toolkit', from: 'host', facade: 'src/shared/redux-toolkit.ts', lazy: true },
  {
    name: '@reduxjs/toolkit/query/react',
    packageName: '@reduxjs/toolkit',
    from: 'host',
    facade: 'src/shared/redux-query.ts',
    lazy: true,
  },
  { name: 'react-redux', from: 'host', facade: 'src/shared/react-redux.ts', lazy: true },
  { name: '@emotion/react', from: 'host', facade: 'src/shared/emotion-react.ts' },
  { name: '@emotion/styled', from: 'host' },
  { name: '@emotion/cache', from: 'host' },
  { name: 'zod', from: 'host', facade: 'src/shared/zod.ts', lazy: true },
  { name: 'react-hook-form', from: 'host', facade: 'src/shared/react-hook-form.ts', lazy: true },
  { name: 'shared-runtime/page', packageName: 'shared-runtime', from: 'host', workspace: true },
  // The whole runtime with the store, for the office.
  { name: 'shared-runtime', from: 'host', lazy: true, workspace: true },
  ...designSystem(
    'shop',
    'home',
    'pages',
    'carousel',
    'checkout',
    'office',
    'fields',
    'sorting',
    'pictures',
    'document',
  ),
  { name: 'shared-design-system', from: 'design-system', workspace: true },
];
