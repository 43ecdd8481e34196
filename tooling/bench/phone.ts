import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A slow phone on slow 4G: 1.6 Mbit/s, 150 ms, the processor four times slower. */
export const profile = { latency: 150, bitsPerSecond: 1_600_000, throttle: 4, width: 360, height: 740, scale: 2 };

interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A page of a slow phone that has no file of the platform yet.
 * @param storageState what the browser has kept of an earlier visit
 */
export async function openPhone(browser: Browser, storageState?: StorageState): Promise<Phone> {
  const { width, height, scale } = profile;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = profile.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.throttle });
  return { context, page, session };
}
