const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const nextMark = 'data-takes-focus';

const controlsOf = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(reachable)];

export const focusablesIn = (box: Element): HTMLElement[] =>
  controlsOf(box).filter((element) => element.checkVisibility?.() ?? true);

export function nextIn(box: Element): HTMLElement | undefined {
  const stops = focusablesIn(box);
  return stops.find((stop) => stop.hasAttribute(nextMark)) ?? stops.at(-1);
}

const isRow = (node: Node | null): node is Element => node instanceof Element && node.matches('li');

export function inNextRow(lost: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const row = [...removedNodes].filter(isRow).find((node) => node.contains(lost));
    if (!row) continue;
    const near = [nextSibling, previousSibling].find(isRow);
    if (!near) return undefined;
    // Counted from the end: the first row has no 'Выше'.
    const controls = controlsOf(row);
    const stops = focusablesIn(near);
    return stops.at(controls.indexOf(lost as HTMLElement) - controls.length) ?? stops[0];
  }
  return undefined;
}
