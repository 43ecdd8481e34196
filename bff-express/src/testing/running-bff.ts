import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as open } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import type { SocketLimits } from 'shared-node/slow-sockets';

import { type Config, readConfig, type TimeLimits } from '../config.ts';
import { createContext } from '../create-context.ts';
import type { Quotas } from '../limits/buckets.ts';
import { createBff } from '../server.ts';
import { shutDown } from '../shutdown.ts';
import type { Telemetry } from '../telemetry/index.ts';
import { atEnd } from './at-end.ts';
import { type FakeService, type Script, startFakeService } from './fake-service.ts';
import { type MadeReleases, makePlatformReleases } from './releases.ts';

export interface TestCall {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface TestAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  json(): Record<string, unknown>;
}

export interface RunningBff {
  origin: string;
  port: number;
  service: FakeService;
  releases: MadeReleases;
  log: Record<string, unknown>[];
  telemetry: Telemetry;
  call(path: string, call?: TestCall): Promise<TestAnswer>;
  raw(bytes: string): Promise<string>;
  connections(): Promise<number>;
  stop(): Promise<void>;
}

interface BffOptions {
  env?: Record<string, string>;
  timeLimits?: Partial<TimeLimits>;
  socketLimits?: Partial<SocketLimits>;
  quotas?: Partial<Quotas>;
  releases?: MadeReleases;
  answer?: Script;
  rendering?: Partial<Config['rendering']>;
}

function logInto(lines: Record<string, unknown>[]): pino.Logger {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return pino({ level: 'debug', base: null }, sink);
}

export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: TestCall,
): Promise<TestAnswer> {
  const framed = body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = open({ host: '127.0.0.1', port, path, method, headers: framed, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const json = () => JSON.parse(text) as Record<string, unknown>;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const sendRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });

const generous = { atOnce: 100_000, perSecond: 100_000 };

export async function startBff({
  env = {},
  timeLimits = {},
  socketLimits = {},
  quotas = {},
  releases,
  answer,
  rendering = {},
}: BffOptions = {}): Promise<RunningBff> {
  const service = await startFakeService();
  if (answer) service.answer(answer);
  const released = releases ?? (await makePlatformReleases());
  const read = readConfig({ STAGE: 'demo', UPSTREAM_URL: service.url, RELEASES_DIR: released.dir, ...env });
  const config: Config = {
    ...read,
    timeLimits: { ...read.timeLimits, ...timeLimits },
    rendering: { ...read.rendering, ...rendering },
    socketLimits: { ...read.socketLimits, ...socketLimits },
    quotas: {
      ...read.quotas,
      shop: generous,
      address: generous,
      unknown: { ofNetwork: generous, inAll: generous, ofNewcomer: generous, newcomersInAll: generous },
      ...quotas,
    },
  };
  const log: Record<string, unknown>[] = [];
  const context = await createContext(config, logInto(log));
  const server = createBff(context);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    service,
    releases: released,
    log,
    telemetry: context.telemetry,
    call: (path, call = {}) => send(port, path, call),
    raw: (bytes) => sendRaw(port, bytes),
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    stop: atEnd(async () => {
      await service.close();
      await shutDown(server, context);
      if (!releases) await released.remove();
    }),
  };
}

export const asSignedIn = (bff: RunningBff, token = 'token-1'): OutgoingHttpHeaders => ({
  cookie: `__Host-b2b_token=${token}`,
  origin: bff.origin,
  'content-type': 'application/json',
});

export function withBff(options?: BffOptions): RunningBff {
  // Whoever asks it does so in a test, when it has been filled.
  const bff = {} as RunningBff;
  beforeAll(async () => void Object.assign(bff, await startBff(options)));
  beforeEach(() => {
    bff.service.seen.length = 0;
  });
  afterAll(() => bff.stop());
  return bff;
}

export function withFreshBff(options?: BffOptions): RunningBff {
  const bff = {} as RunningBff;
  beforeEach(async () => void Object.assign(bff, await startBff(options)));
  afterEach(() => bff.stop());
  return bff;
}
