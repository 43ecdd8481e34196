import { type Boot, bootElementId } from 'shared-contracts';

let boot: Boot | undefined;

/**
 * What the BFF inlined into this page: it wrote it by the type's own schema, so that the page need not bring the schema to read it.
 * @throws when the page carries none or a broken one: then nothing can be started
 */
export function readBoot(): Boot {
  boot ??= JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;
  return boot;
}
