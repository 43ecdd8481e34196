import type { Request, Response } from 'express';
import { headerNames, shopIconPath, shopIcons } from 'shared-contracts';
import type { Context } from '../context.ts';
import { callUpstream, problemCodeOf } from '../upstream/client.ts';
import { Refused } from './discovery-reads.ts';
import { etagOf, sendIfNotModified } from './send.ts';

const maxBytes = 2 * 1024 * 1024;

export async function sendIcon(context: Context, request: Request, response: Response, merchantName: string) {
  const kind = shopIcons.find((name) => `${name}.png` === request.params.file);
  if (!kind) throw new Refused(404);
  const answer = await callUpstream(context.upstreams.s3, {
    method: 'GET',
    path: `${shopIconPath}?kind=${kind}`,
    headers: {
      [headerNames.merchantName]: merchantName,
      [headerNames.requestId]: request.visit.requestId,
      // Drawing has a queue in which each visitor has a turn.
      'x-forwarded-for': request.visit.address,
    },
    timeLimit: context.config.timeLimits.call,
    maxBytes,
  });
  if (answer.status !== 200) throw new Refused(answer.status, problemCodeOf(answer.body));
  if (sendIfNotModified(request, response, 'image/png', etagOf(answer.body.toString('base64')))) return;
  // Phones may keep the icon for a day: after a change of the shop its manifest names another address.
  response.set({ 'cache-control': 'public, max-age=86400', 'content-length': String(answer.body.length) });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
