/** A function's source for a browser, without comments; Node leaves blanks where its types stood. */
export const sourceOf = (work: (...args: never[]) => unknown): string =>
  String(work)
    .replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ');
