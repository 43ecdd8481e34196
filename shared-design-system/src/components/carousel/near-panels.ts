import { modulo } from './layout.ts';

/**
 * The panels that a virtual carousel renders: those in view at its place and at the one before, and as many again on both sides.
 * @param perView as many as the widest page shows
 */
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
