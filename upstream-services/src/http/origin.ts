import type { FastifyRequest } from 'fastify';
import { headerNames } from 'shared-contracts';
import type { Config } from '../config.ts';
import type { Origin } from './bind.ts';

const deviceForm = /^[\w-]{43}$/;
const maxUserAgent = 300;

/** Where a request came from. The BFF sets the headers of device and site; a browser cannot. */
export function originOf(config: Config, { id, ip, headers }: FastifyRequest): Origin {
  const { [headerNames.device]: device, [headerNames.site]: site, 'user-agent': userAgent = '' } = headers;
  // Each messenger sends a header of its own to a path of its own, which checks the secret: one field holds either.
  const secret = headers[headerNames.telegramSecret] ?? headers[headerNames.maxSecret];
  return {
    requestId: id,
    address: ip,
    userAgent: userAgent.slice(0, maxUserAgent),
    device: typeof device === 'string' && deviceForm.test(device) ? device : null,
    secret: typeof secret === 'string' ? secret : null,
    site: config.publicOrigins.find((origin) => origin === site) ?? config.publicOrigin,
  };
}
