import { createRequire } from 'node:module';

/** The part of jsdom's element that a selector is compared with first. */
interface JsdomElement {
  localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
}

interface JsdomSelectors {
  /** The selector of a rule that is none of styles, as `@keyframes`, is undefined. */
  matchesDontThrow(element: JsdomElement, selector: string | undefined): boolean;
}

/** What an element itself has to have, so that a selector can match it at all. */
interface Subject {
  tag?: string;
  classes: string[];
}

const opening = new Set(['(', '[']);
const closing = new Set([')', ']']);

/** A selector without what stands in brackets: `.card:has(> a)` becomes `.card:has`. */
function withoutBrackets(selector: string): string {
  let depth = 0;
  let left = '';
  for (const letter of selector) {
    if (opening.has(letter)) depth += 1;
    else if (closing.has(letter)) depth -= 1;
    else if (depth === 0) left += letter;
  }
  return left;
}

/**
 * What the last part of each selector of a list asks of the element itself; undefined where that cannot be told by reading it, so that
 * every element has to be tried.
 */
export function subjectsOf(list: string): Subject[] | undefined {
  // Escapes and texts may hold letters that mean something elsewhere.
  if (/[\\"']/.test(list.replaceAll(/\[[\w-]+[~|^$*]?=(?:'[\w -]*'|"[\w -]*")\]/g, ''))) return undefined;
  return withoutBrackets(list)
    .split(',')
    .map((selector) => {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const tag = /^[a-z][\w-]*/i.exec(last)?.[0];
      return { tag: tag?.toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '') };
    });
}

const isSubject = ({ tag, classes }: Subject, name: string, own: readonly string[]): boolean =>
  (tag === undefined || tag === name) && classes.every((each) => own.includes(each));

/**
 * Makes jsdom compute styles quickly. It tries each rule of each sheet on each element, and tries them all again after each change of
 * the document, which is most of what a test of a screen takes. As browsers do, a rule whose last part names a tag or a class that
 * the element does not have is left aside; all others are matched as before. It has to be called before jsdom is loaded.
 */
export function quickenSelectors(): void {
  const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
  const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js') as JsdomSelectors;
  const matches = selectors.matchesDontThrow;
  const known = new Map<string, Subject[] | undefined>();
  // All rules are tried on one element after another.
  let last = '';
  let own: string[] = [];
  selectors.matchesDontThrow = (element, selector) => {
    if (selector === undefined) return false;
    if (!known.has(selector)) known.set(selector, subjectsOf(selector));
    const subjects = known.get(selector);
    if (subjects) {
      const names = element.getAttributeNS(null, 'class') ?? '';
      if (names !== last) own = names.split(/\s+/);
      last = names;
      if (!subjects.some((subject) => isSubject(subject, element.localName, own))) return false;
    }
    return matches(element, selector);
  };
}
