import { withIsolates } from 'shared-contracts';

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute; nothing in it turns the direction of what stands beside it, as in a tab's title. */
export const escapeHtml = (text: string): string =>
  withIsolates(text).replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? '');

/** JSON that cannot end the script element it stands in, and is still the same JSON. */
export const escapeJson = (value: unknown): string => escapeJsonText(JSON.stringify(value));

/** The same for JSON that is a text already. */
export const escapeJsonText = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** CSS that cannot end the style element it stands in; a backslash changes nothing in a string or a comment. */
export const escapeCss = (css: string): string => css.replaceAll('</', '<\\/');
