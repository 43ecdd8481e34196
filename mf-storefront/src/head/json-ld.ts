import type { JsonLd } from './types.ts';

/**
 * JSON-LD for `<script type="application/ld+json">`: the same JSON, but nothing in it can end the script element or begin a comment in it.
 * @param things one or several things of schema.org
 */
export function serializeJsonLd(...things: readonly JsonLd[]): string {
  const context = { '@context': 'https://schema.org' };
  const value = things.length === 1 ? { ...context, ...things[0] } : { ...context, '@graph': things };
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
