const run = /[\p{L}\p{M}\p{N}.。_@%+-]+/gu;
/** A dot, and the one that browsers take for it (UTS 46). */
const dots = /[.。]/;

const ip = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/;
const isCyrillic = /^[\p{Script=Cyrillic}\p{M}]+$/u;

/** Every top-level domain in Cyrillic (IANA) but `москва`, which stands in people's addresses too. */
const cyrillicDomains = new Set('рф рус онлайн сайт орг ком дети католик бел укр срб мкд бг ею мон қаз'.split(' '));
const abbreviations = new Set(
  'ул пр просп пер пл наб ш б-р бул пр-т пр-д туп г гор пос пгт дер ст х р-н обл респ мкр мкрн кв корп стр вл дом лит оф пом эт под им тел моб доб проф акад ген руб коп шт уп см тов др'.split(
    ' ',
  ),
);

function isHost(before: string, last: string, hasPath: boolean): boolean {
  const name = before.slice(before.lastIndexOf('@') + 1).toLowerCase();
  // `.ru-` and `.ru_` end a host for some programs.
  const [domain = ''] = last.split(/[-_@%+]/);
  if (name === '' || !/^[\p{L}\p{M}]{2,}$/u.test(domain)) return false;
  if (!isCyrillic.test(domain)) return true;
  // Initials; no registry of a Cyrillic domain has names of one letter.
  if (name.length === 1 && isCyrillic.test(name)) return false;
  const lower = domain.toLowerCase();
  if (name === 'www' || cyrillicDomains.has(lower)) return true;
  if (abbreviations.has(name) || abbreviations.has(lower)) return false;
  if (lower === 'москва') return true;
  // The next word of somebody who leaves spaces out begins with a capital, an entry of a list with a number before it.
  return hasPath || (/^\p{Ll}/u.test(domain) && !/^\d+$/.test(name));
}

function isAddress(host: string, after: string): boolean {
  if (after.startsWith('://') || ip.test(host) || /(?:^|[.@])xn--/i.test(host)) return true;
  const labels = host.split(dots);
  const hasPath = /^(?::\d+)?[/?#]/.test(after);
  return labels.some((last, at) => at > 0 && isHost(labels[at - 1] ?? '', last, hasPath && at === labels.length - 1));
}

function withoutAddress(word: string): string {
  // As browsers read it: letters and dots of full width are ordinary ones.
  const plain = word.normalize('NFKC');
  for (const { 0: host, index } of plain.matchAll(run)) {
    if (!isAddress(host, plain.slice(index + host.length))) continue;
    const before = plain.slice(0, index);
    return /[\p{L}\p{N}]/u.test(before) ? before : '';
  }
  return word;
}

/**
 * A text without what mail programs and messengers make a link of: schemes, hosts, numbers of hosts, each with all that follows up to a space.
 * Its lines stay. Takes time in proportion to its length.
 * @param ours an address that stays
 */
export function withoutAddresses(text: string, ours?: string): string {
  const ofLine = (line: string) => line.split(' ').map((word) => (word === ours ? word : withoutAddress(word)));
  return text
    .split('\n')
    .map((line) => ofLine(line).filter(Boolean).join(' '))
    .join('\n');
}
