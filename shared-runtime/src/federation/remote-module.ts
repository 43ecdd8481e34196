import type { ComponentType } from 'react';

/** What `import()` of a screen or a slot's component gives. */
export type LazyModule = () => Promise<{ default: ComponentType }>;

/**
 * The only module a remote exposes (`src/index.ts`). The keys are what its `remote.json` names in `routes` and `slots`;
 * the build fails when one of them is missing here.
 */
export interface RemoteModule {
  screens: Record<string, LazyModule>;
  slots?: Record<string, LazyModule>;
}
