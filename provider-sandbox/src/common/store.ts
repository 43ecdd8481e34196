import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Log } from './log.ts';

const writeAfter = 100;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export class Store {
  private readonly log: Log;
  private readonly file: string | undefined;
  private readonly kept: Record<string, unknown>;
  private readonly parts = new Map<string, () => unknown>();
  private timer: NodeJS.Timeout | undefined;

  constructor(log: Log, folder?: string) {
    this.log = log;
    this.file = folder && join(folder, 'state.json');
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.kept = this.read();
  }

  part<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    read: () => z.input<Schema>,
  ): z.output<Schema> | undefined {
    this.parts.set(name, read);
    return schema.safeParse(this.kept[name]).data;
  }

  changed(): void {
    if (!this.file) return;
    this.timer ??= setTimeout(() => this.flush(), writeAfter).unref();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.file) return;
    const all = Object.fromEntries([...this.parts].map(([name, read]) => [name, read()]));
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(all), { mode: 0o600 });
      renameSync(`${this.file}.new`, this.file);
    } catch (error) {
      this.log.warn({ err: error }, 'what should outlive a restart cannot be written');
    }
  }

  private read(): Record<string, unknown> {
    if (!this.file) return {};
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, unknown>;
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return {};
      throw error;
    }
  }
}
