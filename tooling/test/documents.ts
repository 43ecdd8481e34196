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

export function findBrokenLinks(root: string, file: string, document: string): string[] {
  const links = [...document.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) => ({
    to,
    at: join(root, dirname(file), to),
  }));
  const paths = [...document.matchAll(path)]
    .map(([, to = '']) => ({ to, at: join(root, to) }))
    .filter(({ to }) => begins(root, to) && !to.startsWith('releases/'));
  return [...links, ...paths].filter(({ at }) => !existsSync(at)).map(({ to }) => to);
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
