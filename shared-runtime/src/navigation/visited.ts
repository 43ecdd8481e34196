import { readStoredJson, writeStored } from '../storage/browser-storage.ts';

const storageKey = 'b2b:visited';
/** So many entries back a list still counts as where one came from: a product, its copy, and back. */
const near = 3;

/** Addresses of the tab's history, by their places in it: a reload keeps them. */
let visited: Record<number, string> | undefined;

const read = (): Record<number, string> => readStoredJson(storageKey, 'session') ?? {};

/** The place in the history, as the router numbers it; undefined where that is not the browser's. */
const placeNow = (): number | undefined => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
};

export function noteVisit(address: string): void {
  const place = placeNow();
  if (place === undefined) return;
  visited ??= read();
  visited[place] = address;
  // Without it the way back works until the page is loaded anew.
  writeStored(storageKey, JSON.stringify(visited), 'session');
}

const pathOf = (address: string | undefined): string | undefined => address?.replace(/[?#].*/, '');

/**
 * How many steps back in the history a page was that one came from.
 * @param path with the base path, without a query
 * @returns 0 where it is not near
 */
export function stepsBackTo(path: string): number {
  const place = placeNow();
  if (place === undefined) return 0;
  visited ??= read();
  for (let steps = 1; steps <= near; steps += 1) if (pathOf(visited[place - steps]) === path) return steps;
  return 0;
}
