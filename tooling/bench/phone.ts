import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export const phoneProfile = { latency: 150, bitsPerSecond: 1_600_000, throttle: 4, width: 360, height: 740, scale: 2 };

interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function openPhone(browser: Browser, storageState?: StorageState): Promise<Phone> {
  const { width, height, scale } = phoneProfile;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = phoneProfile.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phoneProfile.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phoneProfile.throttle });
  return { context, page, session };
}
