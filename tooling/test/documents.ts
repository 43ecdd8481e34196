import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const anchorsOf = (document: string): Set<string> =>
  new Set([...document.matchAll(/<a id="([\d.]+)"><\/a>/g)].map(([, id = '']) => id));

export function referencesIn(text: string, word: 'decision' | 'promise'): string[] {
  const number = word === 'decision' ? String.raw`\d+\.\d+` : String.raw`\d+\.\d+\.\d+`;
  // A reference may go on in the next line of a comment.
  const gap = String.raw`(?:\s|\n\s*(?:\*|//))+`;
  const row = new RegExp(`\\b${word}s?${gap}(${number}(?:(?:,| to| and)${gap}${number})*)\\b`, 'gi');
  return [...text.matchAll(row)].flatMap(([, numbers = '']) => numbers.match(new RegExp(number, 'g')) ?? []);
}

const path = /`([\w.@-]+(?:\/[\w.@-]+)*\/(?:[\w-]+(?:\.[\w-]+)+)?)`/g;

const begins = (root: string, named: string): boolean => existsSync(join(root, named.split('/')[0] ?? ''));

/** A path of sources that does not begin at the root, such as `hydration/apart.tsx`. */
const sourcePath = /^(?!\.|@).*\.(?:tsx?|mjs)$/;

/** The table of a package's folders: `src/pages, rendering  documents` is `src/pages` and `src/rendering`. */
const layoutRow = /^(src\/(?:[\w.-]+\/)*)([\w.-]+)((?:, [\w./-]+)*)(?=\/? |,)/gm;

/** @param sources paths of all sources below the root, one of which a path may be the end of */
export function findBrokenLinks(root: string, file: string, document: string, sources: readonly string[]): string[] {
  const links = [...document.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) => ({
    to,
    at: join(root, dirname(file), to),
  }));
  const paths = [...document.matchAll(path)]
    .map(([, to = '']) => ({ to, at: join(root, to) }))
    .filter(({ to }) => begins(root, to) && !to.startsWith('releases/'));
  const rows = [...document.matchAll(layoutRow)].flatMap(([, folder = '', first = '', others = '']) =>
    [first, ...others.split(', ').slice(1)].map((name) => ({
      to: folder + name,
      at: join(root, dirname(file), folder + name),
    })),
  );
  const isNowhere = (to: string): boolean =>
    !begins(root, to) && sourcePath.test(to) && !sources.some((one) => one.endsWith(`/${to}`));
  return [
    ...[...links, ...paths, ...rows].filter(({ at }) => !existsSync(at)).map(({ to }) => to),
    ...[...document.matchAll(path)].flatMap(([, to = '']) => (isNowhere(to) ? [to] : [])),
  ];
}

const maxLineLength = 120;

/** Numbers of the lines that are too long: of prose, outside of tables and blocks of code, that could be broken. */
export function findLongLines(document: string): number[] {
  let isCode = false;
  return document.split('\n').flatMap((line, index) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    const isProse = !isFence && !isCode && !/^\s*\|/.test(line);
    const isBreakable = /\s/.test(line.trim().replace(/^(?:[-*]|\d+\.) /, ''));
    return isProse && isBreakable && line.length > maxLineLength ? [index + 1] : [];
  });
}
