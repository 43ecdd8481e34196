import { cleanText } from './clean-text.ts';

const form = /^(?!\.|.*\.[.@])[\w!#-'*+./=?^`{-~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

const host = /@([\p{L}\p{M}\d.-]+)$/u;

export function normalizeEmail(typed: string): string {
  return cleanText(typed).replace(host, (at, name) => {
    const url = `http://${name}`;
    return name.length < 255 && URL.canParse(url) ? `@${new URL(url).hostname}` : at;
  });
}

/** The part before the @, at most 64 characters (RFC 5321), must be in Latin letters: few mail servers accept others. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at <= 64 && text.length - at <= 190 && form.test(text);
}
