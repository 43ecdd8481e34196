import type { LaunchOptions, PlaywrightWorkerOptions, WorkerFixture } from '@playwright/test';

type WithLaunch = Pick<PlaywrightWorkerOptions, 'launchOptions'>;

/** For `test.use`: a browser whose reader has set letters twice as large as usual; queries in em know of it, as they do on a phone. */
export const largeLetters: { launchOptions: [WorkerFixture<LaunchOptions, WithLaunch>, { scope: 'worker' }] } = {
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
};
