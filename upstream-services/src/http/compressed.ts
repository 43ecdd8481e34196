import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Bytes up to which an answer travels in the first few packets of a connection anyway. */
const leastBytes = 4_096;
const level = 4;

/** Answers that are kept are compressed once. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));

export async function sendJson(request: FastifyRequest, reply: FastifyReply, json: Buffer): Promise<FastifyReply> {
  if (json.length < leastBytes) return reply.send(json);
  reply.header('vary', 'accept-encoding');
  if (!acceptsGzip(request)) return reply.send(json);
  const made = compressed.get(json) ?? compress(json, { level });
  compressed.set(json, made);
  return reply.header('content-encoding', 'gzip').send(await made);
}
