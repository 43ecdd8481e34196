import type { LaunchOptions, PlaywrightWorkerOptions, WorkerFixture } from '@playwright/test';

type WithLaunch = Pick<PlaywrightWorkerOptions, 'launchOptions'>;

export const largeLetters: { launchOptions: [WorkerFixture<LaunchOptions, WithLaunch>, { scope: 'worker' }] } = {
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
};
