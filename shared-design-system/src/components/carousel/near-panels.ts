import { modulo } from './layout.ts';

export function nearPanels(places: readonly number[], count: number, perView: number, circular: boolean): Set<number> {
  const seen = Math.ceil(perView);
  const near = new Set<number>();
  for (const place of places) {
    for (let index = place - seen; index < place + 2 * seen; index += 1) {
      if (circular) near.add(modulo(index, count));
      else if (index >= 0 && index < count) near.add(index);
    }
  }
  return near;
}
