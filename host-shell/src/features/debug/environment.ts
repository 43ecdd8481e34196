import { type Boot, basePath, bffPath } from 'shared-contracts';
import { texts } from './texts.ts';

export interface Fact {
  term: string;
  value: string;
}

/** Only values that every page is booted with, so that no secret can be among them. */
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

export const asText = (facts: readonly Fact[]): string =>
  facts.map(({ term, value }) => `${term}: ${value}`).join('\n');
