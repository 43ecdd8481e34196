import autocannon from 'autocannon';
import type { Workload } from './workload.ts';

export interface LoadMeasurement {
  rate: number;
  p50: number;
  p99: number;
  errors: number;
}

export async function measure(
  origin: string,
  { call, fresh, holds }: Workload,
  callers: number,
  seconds: number,
): Promise<LoadMeasurement> {
  const { method, path, headers, body } = call();
  const result = await autocannon({
    url: origin,
    connections: callers,
    duration: seconds,
    ...(holds === undefined ? {} : { verifyBody: (answer) => String(answer).includes(holds) }),
    requests: [
      {
        method: method as 'POST',
        path,
        headers,
        body: body as string,
        ...(fresh ? { setupRequest: (request) => ({ ...request, body: call().body as string }) } : {}),
      },
    ],
  });
  return {
    rate: (result['2xx'] - result.mismatches) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx + result.mismatches,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
