import { Visitor } from 'oxc-parser';
import type { LoaderContext } from 'webpack';
import { parse } from '../imports/parse.ts';

const shortened = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

/**
 * Takes comments and indents out of styles: of every template literal of more than one line in a file that styles something. No minifier
 * may touch them, since to it they are texts; a shopper's first load is half a kB smaller without them. In the server's bundle, too: names
 * of classes are made of these texts.
 */
export default function styleTexts(this: Pick<LoaderContext<object>, 'resourcePath'>, source: string): string {
  if (!/\b(?:styled|css|keyframes|Recipe|media)\b/.test(source)) return source;
  const pieces: { start: number; end: number }[] = [];
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      if (!quasis.some(({ value }) => value.raw.includes('\n'))) return;
      // In TypeScript a piece begins with the mark before it.
      for (const { start, value } of quasis) pieces.push({ start: start + 1, end: start + 1 + value.raw.length });
    },
  }).visit(parse(this.resourcePath, source).program);
  let short = source;
  for (const { start, end } of pieces.sort((one, other) => other.start - one.start))
    short = short.slice(0, start) + shortened(short.slice(start, end)) + short.slice(end);
  return short;
}
