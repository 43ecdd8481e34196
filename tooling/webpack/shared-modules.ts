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

/** Every shared module, said once. The shell brings them, remotes take them and have no copy. */
export const sharedModules: readonly SharedModule[] = [
  { name: 'react', from: 'host' },
  { name: 'react/jsx-runtime', packageName: 'react', from: 'host' },
  { name: 'react-dom', from: 'host' },
  { name: 'react-router-dom', from: 'host', facade: 'src/shared/react-router-dom.ts' },
  { name: '@reduxjs/toolkit', from: 'host', facade: 'src/shared/redux-toolkit.ts' },
  {
    name: '@reduxjs/toolkit/query/react',
    packageName: '@reduxjs/toolkit',
    from: 'host',
    facade: 'src/shared/redux-query.ts',
  },
  { name: 'react-redux', from: 'host', facade: 'src/shared/react-redux.ts' },
  { name: '@emotion/react', from: 'host', facade: 'src/shared/emotion-react.ts' },
  { name: '@emotion/styled', from: 'host' },
  { name: '@emotion/cache', from: 'host' },
  { name: 'zod', from: 'host', facade: 'src/shared/zod.ts', lazy: true },
  { name: 'react-hook-form', from: 'host', lazy: true },
  { name: 'shared-runtime', from: 'host', workspace: true },
  { name: 'shared-design-system/shop', packageName: 'shared-design-system', from: 'design-system', workspace: true },
  { name: 'shared-design-system/home', packageName: 'shared-design-system', from: 'design-system', workspace: true },
  { name: 'shared-design-system/pages', packageName: 'shared-design-system', from: 'design-system', workspace: true },
  {
    name: 'shared-design-system/carousel',
    packageName: 'shared-design-system',
    from: 'design-system',
    workspace: true,
  },
  {
    name: 'shared-design-system/checkout',
    packageName: 'shared-design-system',
    from: 'design-system',
    workspace: true,
  },
  {
    name: 'shared-design-system/document',
    packageName: 'shared-design-system',
    from: 'design-system',
    workspace: true,
  },
  { name: 'shared-design-system', from: 'design-system', workspace: true },
];
