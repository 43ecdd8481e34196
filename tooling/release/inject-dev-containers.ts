import {
  basePath,
  bootElementId,
  type ContainerName,
  designSystemName,
  type RegistryEntry,
  type RegistrySnapshot,
  shellName,
  stateElementId,
} from 'shared-contracts';

export type DevContainer = Pick<RegistryEntry, 'name' | 'base' | 'entry'> & Partial<Pick<RegistryEntry, 'manifest'>>;

export function withDevContainers<Snapshot extends RegistrySnapshot>(
  snapshot: Snapshot,
  developed: readonly DevContainer[],
): Snapshot {
  const known = new Map(snapshot.containers.map((entry) => [entry.name, entry]));
  for (const { name, base, entry, manifest = known.get(name)?.manifest } of developed)
    if (manifest) known.set(name, { name, version: 'dev', base, entry, fallback: null, manifest });
  return { ...snapshot, containers: [...known.values()] };
}

/** Sorts routes as the platform does when it looks for a page's container: fewer parameters first, and routes that end with `/*` last. */
const freedom = (path: string): number => path.split('/:').length + (path.endsWith('/*') ? 100 : 0);

const matches = (path: string, pathname: string): boolean =>
  new URLPattern({ pathname: basePath + path.replace(/\/\*$/, '{/*}?') }, { ignoreCase: true }).test({ pathname });

export function shownBy({ containers }: RegistrySnapshot, pathname: string): ContainerName | undefined {
  const routes = containers.flatMap(({ name, manifest }) => manifest.routes.map(({ path }) => ({ name, path })));
  return routes
    .filter(({ path }) => matches(path, pathname))
    .sort((one, other) => freedom(one.path) - freedom(other.path))[0]?.name;
}

const dataElement = (id: string): RegExp =>
  new RegExp(`(<script type="application/json" id="${id}"[^>]*>)([^<]*)(</script>)`);

const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escaped = (text: string): string => text.replace(/[^\w/-]/g, String.raw`\$&`);

function withoutHints(html: string, base: string): string {
  const address = escaped(base);
  return html
    .replaceAll(new RegExp(`<link rel="preload" as="script" href="${address}[^>]*>`, 'g'), '')
    .replaceAll(new RegExp(`,{"href":"${address}[^"]*","integrity":"[^"]*"}`, 'g'), '');
}

function withScript(html: string, released: string, developed: string): string {
  const at = escaped(released);
  return html
    .replaceAll(new RegExp(`(<script src=")${at}("[^>]*?)(?: integrity="[^"]*")?>`, 'g'), `$1${developed}$2>`)
    .replaceAll(
      new RegExp(`{"href":"${at}","integrity":"[^"]*"}`, 'g'),
      JSON.stringify({ href: developed, integrity: '' }),
    );
}

/**
 * Changes a platform's page so that some of its containers load from elsewhere. Pages of other containers keep the server's markup. A page of a
 * container in development is left to the browser, since the server has rendered it with the released version.
 * @param html any document; one that is no page of a platform stays as it is
 * @param pathname address of the page
 */
export function injectDevContainers(html: string, developed: readonly DevContainer[], pathname: string): string {
  const [, , json] = dataElement(bootElementId).exec(html) ?? [];
  if (!json) return html;
  const boot: { snapshot: RegistrySnapshot } = JSON.parse(json);
  const snapshot = withDevContainers(boot.snapshot, developed);
  let page = html.replace(dataElement(bootElementId), (_, start: string, __, end: string) =>
    [start, escapeJson({ ...boot, snapshot }), end].join(''),
  );
  for (const { name, base, entry } of developed) {
    const released = boot.snapshot.containers.find((one) => one.name === name);
    if (!released) continue;
    page = withoutHints(withScript(page, released.base + released.entry, base + entry), released.base);
  }
  // The shell and the design system are part of every page.
  const shown = [shellName, designSystemName, shownBy(snapshot, pathname)];
  const isOwn = developed.some(({ name, manifest }) => manifest && shown.includes(name));
  return isOwn ? page.replace(dataElement(stateElementId), '') : page;
}
