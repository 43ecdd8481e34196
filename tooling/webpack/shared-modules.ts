/** A module that exists once on a page, whichever containers use it. */
export interface SharedModule {
  /** What is imported: `react-dom`, `@reduxjs/toolkit/query/react`. */
  name: string;
  /** Package that `package.json` names, where it is not the module itself. */
  packageName?: string;
  /**
   * Who brings it. `host`: the shell has it in its build. `design-system`: its own container, which the shell registers at
   * run time, so that it can be released alone.
   */
  from: 'host' | 'design-system';
  /**
   * File of the shell that stands in for the module and passes on only the names that are used, so that the rest can be
   * shaken off; relative to the shell's folder. Default: the module itself, whole.
   */
  facade?: string;
  /** Loaded when a container first needs it, instead of with the shell's first script. Default false. */
  lazy?: boolean;
  /** A package of this repository: it has no version of its own to agree on. Default false. */
  workspace?: boolean;
}

/** Modules of the design system that load apart. */
const designSystem = (...modules: string[]): SharedModule[] =>
  modules.map((module) => ({
    name: `shared-design-system/${module}`,
    packageName: 'shared-design-system',
    from: 'design-system',
    workspace: true,
  }));

/** Every shared module, said once. The shell brings them, remotes take them and have no copy. */
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
  // The whole, with the store: for the office.
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
