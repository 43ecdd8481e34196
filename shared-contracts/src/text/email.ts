import { cleanText } from './clean-text.ts';

/** RFC 5321's dot-atom, and a host whose last label is no number: `.ru`, or `xn--p1ai`, which is `.рф`. */
const form = /^(?!\.|.*\.[.@])[\w!#-'*+./=?^`{-~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Of a host alone, without a port or a path. */
const host = /@([\p{L}\p{M}\d.-]+)$/u;

/** An e-mail as it is kept and compared: its host as mail servers know it, `почта.рф` as `xn--80a1acny.xn--p1ai`. */
export function normalEmail(typed: string): string {
  return cleanText(typed).replace(host, (at, name) => {
    const url = `http://${name}`;
    return name.length < 255 && URL.canParse(url) ? `@${new URL(url).hostname}` : at;
  });
}

/** Whether a text is one e-mail in the form of {@link normalEmail}. The part before its @ is in Latin letters: few mail servers take others. */
export const isEmail = (text: string): boolean => text.length <= 254 && form.test(text);
