import type { Response } from 'express';
import type { Theme } from 'shared-contracts';
import { brandOfPage } from '../brands/brand-of-page.ts';
import type { ServedBrand } from '../brands/brands.ts';
import type { Context } from '../context.ts';
import { themeOf } from '../cookies/theme-cookie.ts';
import { texts } from '../texts.ts';
import type { Visit } from '../visit.ts';

export const escaped = (text: string): string =>
  text.replace(/[&<>"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);

interface Look {
  brand: ServedBrand;
  theme: Theme;
  home: string;
}

export function lookOf({ config }: Pick<Context, 'config'>, visit: Visit, home: string): Look {
  const brand = brandOfPage(config, visit);
  return { brand, theme: themeOf(visit.cookies, brand.defaultTheme), home };
}

const colours = { light: { text: '#1d1819', muted: '#5f5759' }, dark: { text: '#f5f0f1', muted: '#b9b0b2' } } as const;

function styleOf({ brand, theme }: Look): string {
  const { text, muted } = colours[theme];
  const radius = brand.cards === 'padded' ? '99rem' : '.75rem';
  return [
    `html{color-scheme:${theme};background:${brand.ground[theme]};color:${text};font:1.0625rem/1.5 Raleway,Roboto,system-ui,sans-serif}`,
    'body{min-height:90vh;display:grid;place-content:center;justify-items:center;gap:1rem;margin:0 auto;padding:1.5rem;max-width:30rem;text-align:center}',
    'h1{font-size:1.5rem;line-height:1.2;margin:0;text-transform:uppercase;letter-spacing:.02em}',
    `p{margin:0;color:${muted};text-wrap:pretty}`,
    'form,nav{display:grid;gap:.75rem;width:100%;min-width:min(20rem,80vw)}svg{width:3rem;height:3rem}',
    'button,a{box-sizing:border-box;min-height:3rem;display:grid;place-content:center;padding:.5rem 1.25rem;font:inherit;font-weight:600;cursor:pointer}',
    `button,a[data-main]{border:0;border-radius:${radius};background:${brand.fill};color:#fff;text-decoration:none}`,
    'a{color:inherit;text-underline-offset:.24em}:focus-visible{outline:3px solid;outline-offset:3px}',
  ].join('');
}

interface PlainPage {
  title: string;
  sentence: string;
  form?: string;
  back?: { to: string; label: string };
}

export function sendNoScriptPage(
  response: Response,
  status: number,
  look: Look,
  { title, sentence, form = '', back }: PlainPage,
): void {
  const toPage = back ? `<a data-main href="${escaped(back.to)}">${back.label}</a>` : '';
  const html =
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="${look.theme}"><title>${title}</title>` +
    `<style>${styleOf(look)}</style></head><body>${look.brand.mark}<h1>${title}</h1><p>${sentence}</p>${form}` +
    `<nav>${toPage}<a href="${escaped(look.home)}">${texts.toShop}</a></nav></body></html>`;
  response
    .status(status)
    .set({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    })
    .end(html);
}
