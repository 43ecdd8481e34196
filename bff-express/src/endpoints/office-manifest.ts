import type { RequestHandler } from 'express';
import { basePath } from 'shared-contracts';
import { brandIcons, officeBackground, type ServedBrand } from '../brands/brands.ts';
import { iconPath } from '../brands/office-head-tags.ts';
import { texts } from '../texts.ts';

const home = `${basePath}/merchant`;

function iconsOf({ id, icons, logo }: ServedBrand) {
  const drawn = brandIcons
    .filter((kind) => icons[kind])
    .map((kind) => {
      const size = kind.replace('maskable-', '');
      const purpose = kind === size ? 'any' : 'maskable';
      return { src: iconPath(id, kind), sizes: `${size}x${size}`, type: 'image/png', purpose };
    });
  return drawn.length > 0 ? drawn : [{ src: logo, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
}

export const officeManifest: RequestHandler = (request, response) => {
  const { brand } = request.visit;
  const ground = officeBackground[brand.defaultTheme];
  const manifest = {
    id: home,
    name: texts.office(brand.name),
    short_name: brand.name,
    start_url: home,
    scope: home,
    display: 'standalone',
    lang: 'ru',
    dir: 'ltr',
    theme_color: ground,
    background_color: ground,
    icons: iconsOf(brand),
  };
  response
    .set({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    .end(JSON.stringify(manifest));
};
