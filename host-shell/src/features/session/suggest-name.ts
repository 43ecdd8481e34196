const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * Makes a shop's address out of whatever a person typed into its field: «Пион и мята» becomes `pion-i-myata`.
 * @returns 3 to 40 of `a-z 0-9 -`, or empty where too little is left
 */
export function suggestName(typed: string): string {
  const latin = [...typed.toLowerCase()].map((letter) => letters[letter] ?? letter).join('');
  const name = latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 41)
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return name.length >= 3 ? name : '';
}
