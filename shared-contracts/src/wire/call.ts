import type { z } from 'zod';
import type { AnyOperation, Operation } from './operation.ts';
import { headerNames, operationPath } from './paths.ts';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

function toForm(wire: Record<string, unknown>): FormData {
  const form = new FormData();
  // Fields go before the file, so that a server that streams knows what the file is for.
  for (const [key, value] of Object.entries(wire)) {
    if (!(value instanceof Blob)) form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [key, value] of Object.entries(wire)) if (value instanceof Blob) form.append(key, value);
  return form;
}

function toQuery(wire: Record<string, unknown>): string {
  const entries = Object.entries(wire).filter(([, value]) => value !== undefined);
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : '';
}

function shopHeader(operation: AnyOperation, args: Record<string, unknown>): Record<string, string> {
  if (operation.access === 'merchantName') return { [headerNames.merchantName]: String(args.merchantName) };
  if (operation.access === 'merchantId') return { [headerNames.merchantId]: String(args.merchantId) };
  return {};
}

export function callOf<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
  operation: Operation<Req, Res, Args, Result>,
  args: Args,
): Call {
  const wire = operation.encode(args) as Record<string, unknown>;
  const headers = shopHeader(operation as AnyOperation, args as Record<string, unknown>);
  const path = operationPath(operation as AnyOperation);
  if (operation.body === 'query')
    return { method: operation.method, path: path + toQuery(wire), headers, body: undefined };
  if (operation.body === 'multipart') return { method: operation.method, path, headers, body: toForm(wire) };
  return {
    method: operation.method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(wire),
  };
}
