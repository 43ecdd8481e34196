import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Effort {
  taps: number;
  letters: number;
}

export interface Step extends Effort {
  picture: string;
  words: string;
}

export class Hand {
  readonly steps: Step[] = [];
  #effort: Effort = { taps: 0, letters: 0 };
  readonly #page: Page;
  readonly #folder: string;
  #devtools: CDPSession | undefined;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async tap(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    await what.click();
    this.#effort.taps++;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.#page.keyboard.type(text);
    this.#effort.letters += text.length;
  }

  async choose(input: Locator, file: string): Promise<void> {
    await input.setInputFiles(file);
    this.#effort.taps += 2;
  }

  async step(words: string): Promise<void> {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(async () => {
      await document.fonts.ready;
      const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
      await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    });
    // Pictures fade in.
    await this.#page.waitForTimeout(400);
    this.#devtools ??= await this.#page.context().newCDPSession(this.#page);
    const { data } = await this.#devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
    const picture = `${String(this.steps.length + 1).padStart(2, '0')}.webp`;
    writeFileSync(join(this.#folder, picture), Buffer.from(data, 'base64'));
    this.steps.push({ picture, words, ...this.#effort });
    this.#effort = { taps: 0, letters: 0 };
  }
}
