/** A function's source, to run in a browser: without whole-line comments, and without the spaces that Node leaves where it strips types. */
export const sourceOf = (work: (...args: never[]) => unknown): string =>
  String(work)
    .replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ');
