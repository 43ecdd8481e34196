const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** The keys of a text that was typed with the Russian layout, by their Latin letters: `йцукенгш` is `qwertyui`. In lower case. */
export const inLatinKeys = (text: string): string =>
  [...text].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('');
