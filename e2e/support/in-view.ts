import type { Locator } from '@playwright/test';

export const cornersOutOfView = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const inside = 2;
    const corners = {
      'top left': [left + inside, top + inside],
      'top right': [right - inside, top + inside],
      'bottom left': [left + inside, bottom - inside],
      'bottom right': [right - inside, bottom - inside],
    };
    return Object.entries(corners).flatMap(([corner, [x = 0, y = 0]]) => {
      const hit = document.elementFromPoint(x, y);
      const isSeen = hit !== null && (node.contains(hit) || hit.contains(node));
      return isSeen ? [] : [`${corner} of ${node.outerHTML.slice(0, 80)}: ${hit?.outerHTML.slice(0, 80) ?? 'outside'}`];
    });
  });
