import type { RequestHandler } from 'express';
import { basePath, bffPath, contentFilePath } from 'shared-contracts';
import { shopPath } from '../brands/brand-of-shop.ts';
import { brandOfHost } from '../brands/index.ts';
import type { Context } from '../context.ts';
import { sendText } from './send.ts';

const rules = [
  'User-agent: *',
  `Allow: ${bffPath}/s3${contentFilePath}/`,
  `Disallow: ${bffPath}/`,
  `Disallow: ${basePath}/merchant`,
  `Disallow: ${basePath}/admin`,
  `Disallow: ${shopPath('*')}/order/`,
  `Disallow: ${shopPath('*')}/checkout`,
];

export const robots =
  (context: Context): RequestHandler =>
  (request, response) => {
    request.label = '/robots.txt';
    const { origin } = brandOfHost(context.config.brands, context.siteOf(request).host);
    const text = [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
    sendText(request, response, 'text/plain; charset=utf-8', text);
  };
