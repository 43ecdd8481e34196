import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { measuringBrowser } from './browser.ts';
import { median } from './load.ts';
import { openPhone } from './phone.ts';
import type { ShopperPage } from './shopper-pages.ts';

export interface Painted {
  title: string;
  ours: number;
  bare: number;
  scripts: number;
  travelled: number;
}

interface View {
  paint: number;
  picture: { url: string; width: number } | null;
  scripts: number;
  travelled: number;
}

const largest = (): Promise<{ paint: number; picture: View['picture'] }> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { url?: string; element?: Element };
      const width = last.element?.getBoundingClientRect().width ?? 0;
      resolve({ paint: last.startTime, picture: last.url ? { url: last.url, width } : null });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

async function view(browser: Browser, url: string): Promise<View> {
  const { context, page, session } = await openPhone(browser);
  try {
    const scripts = new Map<string, number>();
    let travelled = 0;
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, Number(response.headers['content-length'] ?? Number.NaN));
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) travelled += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    return { ...(await page.evaluate(largest)), scripts: bytes, travelled };
  } finally {
    await context.close();
  }
}

async function servePicture({ url, width }: NonNullable<View['picture']>) {
  // Browsers resolve names below `localhost`, Node does not.
  const { port, pathname, search } = new URL(url);
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { accept: 'image/avif,image/webp,image/*' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>.</title><img src="/picture" width="${Math.round(width)}" alt="">`;
  const server = createServer((request, response) => {
    if (request.url === '/picture') response.writeHead(200, { 'content-type': type }).end(bytes);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

export async function measurePaint(pages: readonly ShopperPage[], rounds: number): Promise<Painted[] | null> {
  const launch = measuringBrowser();
  if (!launch) return null;
  const browser = await chromium.launch(launch);
  try {
    const painted: Painted[] = [];
    for (const { title, url } of pages) {
      const first = await view(browser, url);
      const bare = first.picture && (await servePicture(first.picture));
      const ours: View[] = [];
      const against: View[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await view(browser, url));
        if (bare) against.push(await view(browser, bare.url));
      }
      bare?.stop();
      painted.push({
        title,
        ours: median(ours.map(({ paint }) => paint)),
        bare: bare ? median(against.map(({ paint }) => paint)) : Number.NaN,
        scripts: median(ours.map(({ scripts }) => scripts)),
        travelled: median(ours.map((seen) => seen.travelled)),
      });
    }
    return painted;
  } finally {
    await browser.close();
  }
}
