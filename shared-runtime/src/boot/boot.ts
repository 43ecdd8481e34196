import { type Boot, bootElementId } from 'shared-contracts';

let known: { element: Element | null; boot: Boot } | undefined;

/**
 * What the BFF inlined into this page. It is not checked: the BFF wrote it by the type's own schema, which the page then need not load.
 * @throws when the page carries none or a broken one: then nothing can be started
 */
export function readBoot(): Boot {
  const element = document.getElementById(bootElementId);
  if (known && (!element || element === known.element)) return known.boot;
  const boot = JSON.parse(element?.textContent ?? '') as Boot;
  known = { element, boot };
  return boot;
}
