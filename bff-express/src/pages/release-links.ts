import type { Request, RequestHandler, Response } from 'express';
import { basePath, overrideParameter, parseOverride, previewParameter } from 'shared-contracts';
import { readPreview } from 'shared-node/release-signatures';
import type { Context } from '../context.ts';
import { previewCookie } from '../cookies/cohort-cookie.ts';
import { overrideCookie, readOverrides } from '../cookies/override-cookie.ts';
import { texts } from '../texts.ts';

type Links = Pick<Context, 'config' | 'overrides'>;

function readLink({ url }: Request, name: string): { value: string; rest: string } | null {
  if (!url.includes(name)) return null;
  const [path = '', search = ''] = url.split('?');
  // The redirect must not lead to another site.
  if (!path.startsWith(`${basePath}/`)) return null;
  const parameters = new URLSearchParams(search);
  const value = parameters.get(name);
  if (value === null) return null;
  parameters.delete(name);
  return { value, rest: parameters.size > 0 ? `${path}?${parameters}` : path };
}

export const takePreview =
  ({ config }: Links): RequestHandler =>
  (request, response, next) => {
    const link = readLink(request, previewParameter);
    if (!link) return next();
    if (readPreview(config.registryKeys, link.value, Date.now())) {
      response.append('set-cookie', previewCookie(request.visit.site, link.value));
    }
    response.redirect(302, link.rest);
  };

async function override(
  { overrides }: Links,
  request: Request,
  response: Response,
  { value, rest }: { value: string; rest: string },
): Promise<void> {
  const { site, cookies } = request.visit;
  const wanted = value === '' ? null : parseOverride(value);
  if (value !== '' && !(wanted && (await overrides.isThere(wanted)))) {
    response
      .status(404)
      .type('text/plain; charset=utf-8')
      .send(texts.noSuchRelease(value.slice(0, 200)));
    return;
  }
  const others = readOverrides(cookies).filter(({ name }) => name !== wanted?.name);
  response.append('set-cookie', overrideCookie(site, wanted ? [...others, wanted] : []));
  response.redirect(302, rest);
}

export const takeOverride =
  (links: Links): RequestHandler =>
  (request, response, next) => {
    const link = links.config.stage === 'production' ? null : readLink(request, overrideParameter);
    return link ? override(links, request, response, link) : next();
  };
