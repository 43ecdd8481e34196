import { Visitor } from 'oxc-parser';
import type { LoaderContext } from 'webpack';
import { parse } from '../imports/parse.ts';

const shortened = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

/**
 * Removes comments and indentation from styles: from every multi-line template literal in files with styles. Minifiers leave them, as they are texts.
 * A shopper's first load is half a kB smaller. The server's bundle needs the same, because class names are hashes of these texts.
 */
export default function styleTexts(this: Pick<LoaderContext<object>, 'resourcePath'>, source: string): string {
  if (!/\b(?:styled|css|keyframes|Recipe|media)\b/.test(source)) return source;
  const pieces: { start: number; end: number }[] = [];
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      if (!quasis.some(({ value }) => value.raw.includes('\n'))) return;
      // In TypeScript files the parser's range of a piece includes the character before it.
      for (const { start, value } of quasis) pieces.push({ start: start + 1, end: start + 1 + value.raw.length });
    },
  }).visit(parse(this.resourcePath, source).program);
  let short = source;
  for (const { start, end } of pieces.sort((one, other) => other.start - one.start))
    short = short.slice(0, start) + shortened(short.slice(start, end)) + short.slice(end);
  return short;
}
