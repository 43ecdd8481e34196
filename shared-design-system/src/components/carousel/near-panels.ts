import { modulo } from './layout.ts';

export function nearPanels(places: readonly number[], count: number, perView: number, circular: boolean): Set<number> {
  const seen = Math.ceil(perView);
  const near = new Set<number>();
  for (const start of places) {
    for (let index = start - seen; index < start + 2 * seen; index += 1) {
      if (circular) near.add(modulo(index, count));
      else if (index >= 0 && index < count) near.add(index);
    }
  }
  return near;
}
