import { type Boot, bootElementId, bootSchema } from 'shared-contracts';

let boot: Boot | undefined;

/**
 * What the BFF inlined into this page.
 * @throws when the page carries none or a broken one: then nothing can be started
 */
export function readBoot(): Boot {
  boot ??= bootSchema.parse(JSON.parse(document.getElementById(bootElementId)?.textContent ?? 'null'));
  return boot;
}
