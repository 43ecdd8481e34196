interface Subject {
  tag?: string;
  classes: string[];
}

const opening = new Set(['(', '[']);
const closing = new Set([')', ']']);

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
