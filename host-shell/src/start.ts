import { readBoot, report, reportOnLeave } from 'shared-runtime';
import {
  acceptDesignSystem,
  loadDesignSystem,
  neededModules,
  shareDesignSystem,
  withModules,
} from './federation/design-system.ts';
import { createFederationRuntime, loadLimit } from './federation/federation-runtime.ts';
import { createLoader } from './federation/loader.ts';
import { createRegistry } from './federation/registry.ts';
import { forgetServerState, isRendered, readablePatience } from './page/server-state.ts';
import { announceWaiting, showPlainFailure } from './plain/plain-failure.ts';

/**
 * The way to the first page. Everything that shows something with the design system comes after it, behind an asynchronous import.
 */
export async function start(): Promise<void> {
  const boot = readBoot();
  reportOnLeave();
  const registry = createRegistry(boot.snapshot);
  const runtime = createFederationRuntime();
  const parts = withModules(runtime, neededModules(location.pathname));
  const limit = isRendered() ? readablePatience : loadLimit;
  const loader = createLoader({ registry, runtime: parts, accept: acceptDesignSystem, report, limit });

  const open = async (again: boolean): Promise<void> => {
    const callOff = isRendered() ? () => undefined : announceWaiting();
    const designSystem = await loadDesignSystem({ loader, registry, runtime: parts, report }, again).finally(callOff);
    if (!designSystem.ok) {
      forgetServerState();
      return showPlainFailure(() => open(true));
    }
    shareDesignSystem(runtime, designSystem.version, designSystem.value);
    const { mount } = await import('./bootstrap.tsx');
    await mount({ boot, registry, runtime });
  };
  await open(false);
}
