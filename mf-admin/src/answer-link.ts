/** Windows opens no longer address, and says nothing. A Russian letter takes six characters. */
const longest = 2_000;

/**
 * Address of a letter that answers a text, with the text quoted below, as much as fits.
 * @returns a `mailto:` address
 */
export function answerLink({ email, subject, text }: { email: string; subject: string; text: string }): string {
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const body = `\n\n${quoted.join('\n')}`;
  const linkOf = (shown: string): string =>
    `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(shown)}`;
  if (linkOf(body).length <= longest) return linkOf(body);
  const room = longest - linkOf('…').length;
  let [shown, length] = ['', 0];
  for (const { segment } of new Intl.Segmenter('ru').segment(body)) {
    length += encodeURIComponent(segment).length;
    if (length > room) break;
    shown += segment;
  }
  return linkOf(`${shown}…`);
}
