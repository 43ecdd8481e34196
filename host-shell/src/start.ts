import { readBoot, reportOnLeave, reportTelemetry } from 'shared-runtime/page';
import { announceWaiting, showFallbackPage } from './fallback/fallback-page.ts';
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
import { dispatchPageTrouble, isRendered, readablePageTimeoutMs } from './server-state.ts';

const bringPage = () => import('./bootstrap.tsx');

/** Starts the first page. Everything that renders with the design system is imported asynchronously, after the design system. */
export async function start(pageMark: string | undefined): Promise<void> {
  const boot = readBoot();
  reportOnLeave();
  const registry = createRegistry(boot.snapshot);
  const runtime = createFederationRuntime();
  const parts = withModules(runtime, neededModules(location.pathname));
  const limit = isRendered() ? readablePageTimeoutMs : loadLimit;
  const loader = createLoader({
    registry,
    runtime: parts,
    accept: acceptDesignSystem,
    report: reportTelemetry,
    limit,
    fallsBackLate: true,
    pageMark,
  });

  const open = async (again: boolean): Promise<void> => {
    const callOff = isRendered() ? () => undefined : announceWaiting();
    const designSystem = await loadDesignSystem(loader, again).finally(callOff);
    if (!designSystem.ok) {
      if (isRendered()) return dispatchPageTrouble(() => void retried());
      return showFallbackPage(() => open(true));
    }
    shareDesignSystem(runtime, designSystem.version, designSystem.value);
    // An import whose preload failed rejects once; the second one requests the script again.
    const { mount } = await bringPage().catch(bringPage);
    await mount({ boot, registry, runtime, designSystem, pageMark });
  };
  const retried = (): Promise<void> => open(true).catch(() => dispatchPageTrouble(() => void retried()));
  await open(false).catch((error: unknown) => {
    if (!isRendered()) throw error;
    reportTelemetry({ kind: 'error', name: 'host-shell', cause: String(error).slice(0, 300) });
    dispatchPageTrouble(() => void retried());
  });
}
