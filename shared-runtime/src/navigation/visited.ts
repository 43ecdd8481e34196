import { readStoredJson, writeStored } from '../storage/browser-storage.ts';

const storageKey = 'b2b:visited';
const near = 3;

let visited: Record<number, string> | undefined;

const read = (): Record<number, string> => readStoredJson(storageKey, 'session') ?? {};

const placeNow = (): number | undefined => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
};

export function noteVisit(address: string): void {
  const index = placeNow();
  if (index === undefined) return;
  visited ??= read();
  visited[index] = address;
  // If this fails, going back works until the page is reloaded.
  writeStored(storageKey, JSON.stringify(visited), 'session');
}

const pathOf = (address: string | undefined): string | undefined => address?.replace(/[?#].*/, '');

export function stepsBackTo(path: string): number {
  const index = placeNow();
  if (index === undefined) return 0;
  visited ??= read();
  for (let steps = 1; steps <= near; steps += 1) if (pathOf(visited[index - steps]) === path) return steps;
  return 0;
}
