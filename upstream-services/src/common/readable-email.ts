import { domainToUnicode } from 'node:url';

const oneScript = /^(?:[\p{Script=Latin}\d-]+|[\p{Script=Cyrillic}\d-]+)$/u;

/**
 * An e-mail address as people write it: a domain that is kept as punycode in its own letters. One that mixes scripts in
 * a label stays punycode, since it may be made to look like another.
 */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at);
  if (!/(?:^|\.)xn--/i.test(host)) return address;
  const readable = domainToUnicode(host);
  return readable.split('.').every((label) => oneScript.test(label)) ? address.slice(0, at) + readable : address;
}
