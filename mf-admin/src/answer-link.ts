/**
 * Address of a letter that answers a text, with the text quoted below.
 * @returns a `mailto:` address
 */
export function answerLink({ email, subject, text }: { email: string; subject: string; text: string }): string {
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const parts = { subject, body: `\n\n${quoted.join('\n')}` };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
