import { type Boot, basePath, bffPath } from 'shared-contracts';
import { texts } from './texts.ts';

/** A name and its value. */
export interface Fact {
  term: string;
  value: string;
}

/**
 * What this page runs on: only what it was given to run at all, so that nothing secret can be among it.
 * @param boot what the BFF inlined
 */
export function environmentOf({ stage, brand, theme, signedIn, snapshot }: Boot): Fact[] {
  return [
    { term: 'STAGE', value: stage },
    { term: 'BRAND', value: brand.id },
    { term: 'THEME', value: theme },
    { term: 'SESSION', value: signedIn ? texts.yes : texts.no },
    { term: 'BASE_PATH', value: basePath },
    { term: 'BFF_PATH', value: bffPath },
    { term: 'REGISTRY_REVISION', value: String(snapshot.revision) },
    ...snapshot.containers.map(({ name, version }) => ({ term: name, value: version })),
  ];
}

/**
 * Where the request for this page came from and to, as the server read it and as the browser sees it.
 * @param page where the browser is
 */
export function requestOf({ brand, debug }: Boot, page: Pick<Location, 'host' | 'origin' | 'href'>): Fact[] {
  return [
    { term: texts.request.host, value: debug?.host ?? '' },
    { term: texts.request.origin, value: debug?.origin ?? '' },
    { term: texts.request.browserHost, value: page.host },
    { term: texts.request.browserOrigin, value: page.origin },
    { term: texts.request.address, value: page.href },
    { term: texts.request.brandOrigin, value: brand.origin },
  ];
}

/** As lines to paste into a report. */
export const asText = (facts: readonly Fact[]): string =>
  facts.map(({ term, value }) => `${term}: ${value}`).join('\n');
