const run = /[\p{L}\p{M}\p{N}.。_@%+-]+/gu;
/** A dot, and the ideographic full stop, which browsers read as a dot (UTS 46). */
const dots = /[.。]/;

const ip = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/;
const isCyrillic = /^[\p{Script=Cyrillic}\p{M}]+$/u;

/** Every top-level domain in Cyrillic (IANA) except `москва`, which also occurs in postal addresses. */
const cyrillicDomains = new Set('рф рус онлайн сайт орг ком дети католик бел укр срб мкд бг ею мон қаз'.split(' '));
const abbreviations = new Set(
  'ул пр просп пер пл наб ш б-р бул пр-т пр-д туп г гор пос пгт дер ст х р-н обл респ мкр мкрн кв корп стр вл дом лит оф пом эт под им тел моб доб проф акад ген руб коп шт уп см тов др'.split(
    ' ',
  ),
);

function isHost(before: string, last: string, hasPath: boolean): boolean {
  const name = before.slice(before.lastIndexOf('@') + 1).toLowerCase();
  // Some programs end a link before `-` or `_`, so `.ru-` and `.ru_` end a host too.
  const [domain = ''] = last.split(/[-_@%+]/);
  if (name === '' || !/^[\p{L}\p{M}]{2,}$/u.test(domain)) return false;
  if (!isCyrillic.test(domain)) return true;
  // Initials; no registry of a Cyrillic domain has names of one letter.
  if (name.length === 1 && isCyrillic.test(name)) return false;
  const lower = domain.toLowerCase();
  if (name === 'www' || cyrillicDomains.has(lower)) return true;
  if (abbreviations.has(name) || abbreviations.has(lower)) return false;
  if (lower === 'москва') return true;
  // Without a path, a capital letter after the dot begins the next sentence after a missing space, and a number before it numbers a list.
  return hasPath || (/^\p{Ll}/u.test(domain) && !/^\d+$/.test(name));
}

function isAddress(host: string, after: string): boolean {
  if (after.startsWith('://') || ip.test(host) || /(?:^|[.@])xn--/i.test(host)) return true;
  const labels = host.split(dots);
  const hasPath = /^(?::\d+)?[/?#]/.test(after);
  return labels.some((last, at) => at > 0 && isHost(labels[at - 1] ?? '', last, hasPath && at === labels.length - 1));
}

function withoutAddress(word: string): string {
  // As browsers do: full-width letters and dots count as ordinary ones.
  const normalized = word.normalize('NFKC');
  for (const { 0: host, index } of normalized.matchAll(run)) {
    if (!isAddress(host, normalized.slice(index + host.length))) continue;
    const before = normalized.slice(0, index);
    return /[\p{L}\p{N}]/u.test(before) ? before : '';
  }
  return word;
}

/**
 * Removes from a text what mail programs and messengers turn into links: URLs with a scheme, host names, IP addresses, each up to the next space.
 * Line breaks stay. Takes linear time.
 * @param ours an address of ours, which stays
 */
export function withoutAddresses(text: string, ours?: string): string {
  const ofLine = (line: string) => line.split(' ').map((word) => (word === ours ? word : withoutAddress(word)));
  return text
    .split('\n')
    .map((line) => ofLine(line).filter(Boolean).join(' '))
    .join('\n');
}
