import type { RequestHandler } from 'express';
import { basePath, bffPath, contentFilePath } from 'shared-contracts';
import { shopPath } from '../brands/brand-of-shop.ts';
import { noteRoute } from '../log/access.ts';
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

export const robots: RequestHandler = (request, response) => {
  const { brand } = request.visit;
  noteRoute(response, '/robots.txt');
  const text = [...rules, '', `Sitemap: ${brand.origin}/sitemap.xml`, ''].join('\n');
  sendText(request, response, 'text/plain; charset=utf-8', text);
};
