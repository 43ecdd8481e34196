/** What Tab stops at, as far as the elements themselves say. */
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** On the control of a box that comes next when the focused one goes; without it the last one does. */
const nextMark = 'data-takes-focus';

const controlsOf = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(reachable)];

/** Where Tab stops in a box. What a style hides is none; jsdom has no layout to tell. */
export const stopsIn = (box: Element): HTMLElement[] =>
  controlsOf(box).filter((element) => element.checkVisibility?.() ?? true);

/** The control of a box that comes next. */
export function nextIn(box: Element): HTMLElement | undefined {
  const stops = stopsIn(box);
  return stops.find((stop) => stop.hasAttribute(nextMark)) ?? stops.at(-1);
}

const isRow = (node: Node | null): node is Element => node instanceof Element && node.matches('li');

/** The control at the same place of the neighbouring row, where the focused one went with its whole row. */
export function inNextRow(lost: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const row = [...removedNodes].filter(isRow).find((node) => node.contains(lost));
    if (!row) continue;
    const near = [nextSibling, previousSibling].find(isRow);
    if (!near) return undefined;
    // Counted from the end: the first row has no 'Выше'.
    const controls = controlsOf(row);
    const stops = stopsIn(near);
    return stops.at(controls.indexOf(lost as HTMLElement) - controls.length) ?? stops[0];
  }
  return undefined;
}
