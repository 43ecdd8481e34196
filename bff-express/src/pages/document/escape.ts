import { stripUnpairedBidiControls } from 'shared-contracts';

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string =>
  stripUnpairedBidiControls(text).replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? '');

export const escapeJson = (value: unknown): string => escapeJsonText(JSON.stringify(value));

export const escapeJsonText = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes CSS so that it cannot end its style element. In CSS strings and comments the added backslash changes nothing. */
export const escapeCss = (css: string): string => css.replaceAll('</', '<\\/');
