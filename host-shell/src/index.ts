import './hot-reload.ts';
import { showFallbackPage } from './fallback/fallback-page.ts';
import { retryMarkOf } from './federation/loader.ts';
import { dispatchPageTrouble, isRendered } from './server-state.ts';
import { eagerModules } from './shared/eager-modules.ts';

/** Read here, since `document.currentScript` is set only while this script runs. */
const pageMark = retryMarkOf(document.currentScript);

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

async function begin(): Promise<void> {
  for (const bring of eagerModules) {
    await bring();
    await nextTurn();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start.ts');
  await start(pageMark);
}

begin().catch(async (error: unknown) => {
  if (isRendered()) dispatchPageTrouble(() => location.reload());
  else showFallbackPage(async () => location.reload());
  const { reportTelemetry } = await import(/* webpackMode: "eager" */ 'shared-runtime/page');
  reportTelemetry({ kind: 'error', name: 'host-shell', cause: String(error).slice(0, 300) });
});
