import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

/** The browser without windows comes first: it has the same engine and needs a third less CPU time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/** Whether a browser starts at all: a downloaded one does not if system libraries are missing. */
const runs = (file: string): boolean =>
  process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;

export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named) && runs(named)) return named;
    throw new StartupError(texts.namedBrowserFails(named));
  }
  const installed = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [...installed, ...(elsewhere[process.platform] ?? []), chromium.executablePath()];
  return candidates.find((file) => existsSync(file) && runs(file));
}

function installPackage(): void {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', shell], options);
}

function download(): void {
  const playwright = join(checkout, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [playwright, 'install', '--no-shell', 'chromium'], { timeout: 600_000 });
}

/**
 * Finds a browser for the tests, and installs one if there is none: for root on Debian the system's package, which brings the libraries it needs,
 * else Playwright's download.
 * @param say Gets a line about what is being installed.
 * @throws StartupError when neither works; without a browser tests fail instead of being skipped.
 */
export function ensureBrowser(say: (line: string) => void): string {
  const ways = [
    ...(process.getuid?.() === 0 && existsSync('/etc/debian_version')
      ? [[texts.installingBrowser, installPackage] as const]
      : []),
    [texts.downloadingBrowser, download] as const,
  ];
  const found = findBrowser();
  if (found) return found;
  for (const [title, bring] of ways) {
    say(title);
    bring();
    const brought = findBrowser();
    if (brought) return brought;
  }
  throw new StartupError(texts.noBrowser);
}
