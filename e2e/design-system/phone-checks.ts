import type { Page } from '@playwright/test';

export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth - clientWidth} px too wide: ${wide.at(-1)?.outerHTML.slice(0, 140)}`];
  });
}

/** Texts that are cut after some lines, and show the tops of the next one below. */
export function seenBelowCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { webkitLineClamp, lineHeight, paddingTop, overflowY } = getComputedStyle(element);
        if (webkitLineClamp === 'none' || overflowY === 'visible' || element.scrollHeight <= element.clientHeight)
          return false;
        const room = element.clientHeight - Number.parseFloat(paddingTop);
        return room > Number(webkitLineClamp) * Number.parseFloat(lineHeight) + 1;
      })
      .map((element) => `shows more than its lines: ${element.outerHTML.slice(0, 140)}`),
  );
}

/**
 * Buttons, links and fields that a finger misses. What stands around a control and passes presses on (its label, a link that covers a
 * card) is part of it. A link within words is as high as its line, as WCAG 2.5.8 has it.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const isLarge = (box: DOMRect | undefined) =>
      box !== undefined && box.width > least - 0.5 && box.height > least - 0.5;
    const isHit = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
    };
    const isReached = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const reach = (toX: number, toY: number) => {
        let px = 0;
        while (px < least && isHit(element, x + toX * (px + 1), y + toY * (px + 1))) px += 1;
        return px;
      };
      return reach(-1, 0) + reach(1, 0) >= least - 2 && reach(0, -1) + reach(0, 1) >= least - 2;
    };
    const isThere = (element: Element) =>
      element.getBoundingClientRect().width > 1 &&
      element.closest('[inert]') === null &&
      getComputedStyle(element).visibility === 'visible' &&
      getComputedStyle(element).display !== 'inline';
    return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')]
      .filter(isThere)
      .filter((element) => !isLarge(element.getBoundingClientRect()))
      .filter((element) => !isLarge(element.closest('label')?.getBoundingClientRect()) && !isReached(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 140)}`;
      });
  });
}

export async function unseenFocus(page: Page): Promise<string[]> {
  // From here on the focus is the keyboard's.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    // A link that covers its card has its outline on what it covers the card with.
    const outlined = (element: Element): boolean =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.* 0\)$/.test(outlineColor);
      });
    const around = (element: Element): Element[] => {
      const above: Element[] = [];
      for (let next = element.parentElement; next; next = next.parentElement) above.push(next);
      return [element, ...(element.parentElement?.children ?? []), ...above];
    };
    const isShown = (element: HTMLElement): boolean => {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = around(element).filter(outlined).length;
      element.focus();
      // What cannot have the focus now (behind a dialog, hidden) needs none.
      return document.activeElement !== element || around(element).filter(outlined).length > before;
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => !isShown(element))
      .map((element) => `no outline: ${element.outerHTML.slice(0, 140)}`);
  });
}
