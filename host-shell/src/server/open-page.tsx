import { StaticRouter } from 'react-router';
import { basePath, type OpenedPage, type PageRequest } from 'shared-contracts';
import { createReads } from 'shared-runtime/page';
import { PageRoutes } from '../page/page-root.tsx';
import { pageRoutes, shownPage } from '../page/page-routes.tsx';
import { Providers } from '../page/providers.tsx';
import { preparePart } from '../remotes/lazy-part.tsx';
import { keptSheets as sheets } from './kept-sheets.ts';
import { renderMarkup } from './render-markup.ts';
import { createCollectingCache, renderedStyles } from './rendered-styles.ts';
import { type ServerRemotes, serverLoader } from './server-loader.ts';

const anyOrigin = 'http://shop.invalid';

/**
 * Opens a page on the server: loads its data and says what its head needs. Rendering is a step of its own, so that the head can be sent first.
 * @param remotes server bundles of the remotes of the same snapshot
 * @throws where no screen of these remotes has the address, or it fails
 */
export async function openPage(request: PageRequest, remotes: ServerRemotes): Promise<OpenedPage> {
  const { boot, url, fetch, placeOf, form, signal } = request;
  const manifests = boot.snapshot.containers.map(({ manifest }) => manifest);
  const cache = createCollectingCache();
  // Only routes that the server renders: the others are never asked for here, and would be compiled for each page.
  const rendered = manifests.map((manifest) => ({
    ...manifest,
    routes: manifest.routes.filter((one) => one.rendered),
  }));
  const routes = pageRoutes(boot, rendered, { cache, sheets, documentStyles: 'present' });
  const { pathname, searchParams } = new URL(url, anyOrigin);
  const shown = shownPage(routes, pathname);
  const load = shown && remotes[shown.container]?.loaders[shown.screen];
  if (!load) throw new Error('no screen that is rendered on the server');

  const reads = createReads({ transport: { fetch } });
  const loader = serverLoader(remotes);
  // Before the data: a screen whose code fails cannot be shown whatever the data says, and its code is in memory.
  await preparePart(loader, { container: shown.container, kind: 'screens', key: shown.screen });
  const loaded = await load({
    reads,
    brandName: boot.brand.name,
    params: shown.params,
    pathname: shown.pathname,
    search: searchParams,
    placeOf,
    form,
  });

  return {
    ...loaded,
    async render() {
      const html = await renderMarkup(
        <Providers reads={reads} remotes={{ loader, manifests }}>
          <StaticRouter basename={basePath} location={url}>
            <PageRoutes routes={routes} />
          </StaticRouter>
        </Providers>,
        signal,
      );
      const styles = [{ ids: null, css: sheets.documentCss(boot.brand) }, ...renderedStyles(cache)];
      return { html, styles, state: reads.packed() };
    },
  };
}
