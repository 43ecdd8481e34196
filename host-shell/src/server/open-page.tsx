import { StaticRouter } from 'react-router';
import { basePath, type OpenedPage, type PageRequest } from 'shared-contracts';
import * as sheets from 'shared-design-system/document';
import { createAppStore, packState } from 'shared-runtime';
import { PageRoutes } from '../page/page-root.tsx';
import { pageRoutes, shownPage } from '../page/page-routes.tsx';
import { Providers } from '../page/providers.tsx';
import { preparePart } from '../remotes/lazy-part.tsx';
import { renderMarkup } from './render-markup.ts';
import { createCollectingCache, renderedStyles } from './rendered-styles.ts';
import { type ServerRemotes, serverLoader } from './server-loader.ts';

/** Addresses need an origin to be read by; none of it reaches the page. */
const anyOrigin = 'http://shop.invalid';

/**
 * Opens a page on the server: asks for its data and says what it is; rendering is a step of its own, so that the head can be on its
 * way by then.
 * @param remotes bundles of the remotes of the same snapshot
 * @throws where no screen of theirs is at the address, or one fails
 */
export async function openPage(request: PageRequest, remotes: ServerRemotes): Promise<OpenedPage> {
  const { boot, url, fetch, placeOf, signal } = request;
  const manifests = boot.snapshot.containers.map(({ manifest }) => manifest);
  const cache = createCollectingCache();
  const routes = pageRoutes(boot, manifests, { cache, sheets, documentStyles: 'present' });
  const { pathname, searchParams } = new URL(url, anyOrigin);
  const shown = shownPage(routes, pathname);
  const load = shown && remotes[shown.container]?.loaders[shown.screen];
  if (!load) throw new Error('no screen that is rendered on the server');

  const store = createAppStore({ transport: { fetch } });
  const loader = serverLoader(remotes);
  const [loaded] = await Promise.all([
    load({
      store,
      brandName: boot.brand.name,
      params: shown.params,
      pathname: shown.pathname,
      search: searchParams,
      placeOf,
    }),
    preparePart(loader, { container: shown.container, kind: 'screens', key: shown.screen }),
  ]);

  return {
    ...loaded,
    async render() {
      const html = await renderMarkup(
        <Providers store={store} remotes={{ loader, manifests }}>
          <StaticRouter basename={basePath} location={url}>
            <PageRoutes routes={routes} />
          </StaticRouter>
        </Providers>,
        signal,
      );
      const styles = [{ ids: null, css: sheets.documentCss(boot.brand) }, ...renderedStyles(cache)];
      return { html, styles, state: packState(store.getState()) };
    },
  };
}
