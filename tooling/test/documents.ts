import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The numbers that a document gives an anchor of their own, such as `3.12` or `7.24.1`. */
export const anchorsOf = (document: string): Set<string> =>
  new Set([...document.matchAll(/<a id="([\d.]+)"><\/a>/g)].map(([, id = '']) => id));

/** Numbers that a text refers to by this word, alone or in a row: "decision 3.12", "promises 6.1.2, 9.6.1 and 9.6.2". */
export function referencesIn(text: string, word: 'decision' | 'promise'): string[] {
  const number = word === 'decision' ? String.raw`\d+\.\d+` : String.raw`\d+\.\d+\.\d+`;
  // A reference may go on in the next line of a comment.
  const gap = String.raw`(?:\s|\n\s*(?:\*|//))+`;
  const row = new RegExp(`\\b${word}s?${gap}(${number}(?:(?:,| to| and)${gap}${number})*)\\b`, 'gi');
  return [...text.matchAll(row)].flatMap(([, numbers = '']) => numbers.match(new RegExp(number, 'g')) ?? []);
}

/** A path of this repository in backticks: with a folder, and with an extension or a slash at its end. */
const path = /`([\w.@-]+(?:\/[\w.@-]+)*\/(?:[\w-]+(?:\.[\w-]+)+)?)`/g;

/** Whether a path begins where this repository has something; others are addresses, or parts of paths. */
const begins = (root: string, named: string): boolean => existsSync(join(root, named.split('/')[0] ?? ''));

/**
 * Links and paths of a document that lead nowhere.
 * @param root folder of the checkout
 * @param file the document, relative to it
 */
export function deadEnds(root: string, file: string, document: string): string[] {
  const links = [...document.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) => ({
    to,
    at: join(root, dirname(file), to),
  }));
  const paths = [...document.matchAll(path)]
    .map(([, to = '']) => ({ to, at: join(root, to) }))
    .filter(({ to }) => begins(root, to) && !to.startsWith('releases/'));
  return [...links, ...paths].filter(({ at }) => !existsSync(at)).map(({ to }) => to);
}
