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
 * The tag and classes that the last part of each selector in a list requires of an element; undefined where they cannot be told from the text, so
 * that every element has to be tested.
 */
export function subjectsOf(list: string): Subject[] | undefined {
  // Escapes and quoted texts may contain characters that would be misread.
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
