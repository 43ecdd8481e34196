import { merchantName } from 'shared-contracts';

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
  ц: 'c',
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

/** The shop's address as its title would spell it in Latin letters; empty where that gives no address (decisions, part 1). */
export function suggestSlug(title: string): string {
  const latin = Array.from(title.toLowerCase(), (letter) => letters[letter] ?? letter).join('');
  const slug = latin
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
  if (merchantName.safeParse(slug).success) return slug;
  // A reserved or too short word becomes an address with a word that says what it is.
  const longer = slug ? `${slug}-shop` : '';
  return merchantName.safeParse(longer).success ? longer : '';
}
