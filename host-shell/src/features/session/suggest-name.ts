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

const longest = 40;

export function suggestFreeName(taken: string): string {
  const [, base = taken, number = '1'] = /^(.+?)(?:-(\d{1,4}))?$/.exec(taken) ?? [];
  const end = `-${Number(number) + 1}`;
  return base.slice(0, longest - end.length).replace(/-+$/, '') + end;
}

export function suggestName(typed: string): string {
  const latin = [...typed.toLowerCase()].map((letter) => letters[letter] ?? letter).join('');
  const name = latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest + 1)
    .replace(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');
  return name.length >= 3 ? name : '';
}
