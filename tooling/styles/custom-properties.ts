import { posix } from 'node:path';

interface StyleSource {
  file: string;
  text: string;
}

const reading = /var\(\s*(--[a-z][a-z0-9-]*)/gi;
/** In a style (`--size: …`), or by a script (`{ '--size': … }`, `setProperty('--size', …)`). */
const setting = /(?<![\w-])(--[a-z][a-z0-9-]*)(?:\s*:|['"`]\s*[:,])/gi;

const namesIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map(([, name = '']) => name);

/**
 * @param sheets CSS texts that every page has
 * @returns `file: name` of each custom property that a source reads, but that neither a sheet nor a source in the same folder (its component) sets
 */
export function findUndefinedProperties(sources: readonly StyleSource[], sheets: readonly string[]): string[] {
  const everywhere = new Set(sheets.flatMap((sheet) => namesIn(sheet, setting)));
  const ofComponent = new Set(
    sources.flatMap(({ file, text }) => namesIn(text, setting).map((name) => `${posix.dirname(file)} ${name}`)),
  );
  const isDefined = (file: string, name: string) =>
    everywhere.has(name) || ofComponent.has(`${posix.dirname(file)} ${name}`);
  const missing = sources.flatMap(({ file, text }) =>
    namesIn(text, reading).flatMap((name) => (isDefined(file, name) ? [] : `${file}: ${name}`)),
  );
  return [...new Set(missing)];
}
