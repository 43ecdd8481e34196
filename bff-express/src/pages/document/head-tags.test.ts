import fc from 'fast-check';
import type { HeadTag, PageHead } from 'shared-contracts';
import { drawTag, preloadOf, structuredDataOf } from './head-tags.ts';

const evil = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '<!--<script>',
    ']]>',
    '\u2028',
    '&quot;',
    '{{7*7}}',
  ),
);
const texts = fc.array(evil, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

describe("a merchant's text in the head", () => {
  it('stays the value of its attribute, whatever it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const tags: HeadTag[] = [
          { tag: 'meta', name: 'twitter:title', content: text },
          { tag: 'meta', property: 'og:title', content: text },
          { tag: 'link', rel: 'canonical', href: text },
        ];
        for (const tag of tags) {
          const [, value = ''] =
            /^<(?:meta|link)(?: [a-z]+="[^"<>]*")* (?:content|href)="([^"<>]*)">$/.exec(drawTag(tag)) ?? [];
          expect(unescaped(value)).toBe(text);
        }
        expect(preloadOf({ srcSet: text, sizes: text })).not.toMatch(/<.*</s);
      }),
    );
  });

  it('stays in its block of structured data, and is still the same data', () => {
    fc.assert(
      fc.property(texts, texts, (name, description) => {
        const head: PageHead = { title: '', things: [{ '@type': 'Product', name, [name]: { description } }] };
        const [, json = ''] =
          /^<script type="application\/ld\+json" nonce="n">([^<>&\u2028\u2029]*)<\/script>$/.exec(
            structuredDataOf(head, 'n'),
          ) ?? [];
        expect(JSON.parse(json)).toEqual(
          JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': head.things })),
        );
      }),
    );
  });
});

it('says nothing of things where there are none', () => {
  expect([
    structuredDataOf(null, 'n'),
    structuredDataOf({ title: '' }, 'n'),
    structuredDataOf({ title: '', things: [] }, 'n'),
  ]).toEqual(['', '', '']);
});
