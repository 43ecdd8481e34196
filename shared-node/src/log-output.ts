import { write, writeSync } from 'node:fs';

interface LogOutput {
  write(line: string): void;
  flushSync(): void;
  readonly dropped: number;
}

const enough = 8 * 1024;
const flushEvery = 500;
const maxWaiting = 1024 * 1024;
const busyPause = 100;

const lineBreak = 10;

interface Batch {
  bytes: Buffer;
  first: number;
  reported: number;
}

const linesIn = (bytes: Buffer): number => bytes.reduce((count, byte) => count + (byte === lineBreak ? 1 : 0), 0);
const isBusy = (error: NodeJS.ErrnoException): boolean => error.code === 'EAGAIN' || error.code === 'EBUSY';

/**
 * Writes a log in the background, so that no request waits for it. A line that cannot be written (the disk is full) is dropped and counted; once the
 * log can be written again, a line of its own reports the number.
 * @param file descriptor, standard output by default
 */
export function createLogOutput(file = 1): LogOutput {
  let waiting: Buffer[] = [];
  let size = 0;
  let dropped = 0;
  let cut = false;
  let writing = false;

  const take = (): Batch => {
    const note = { level: 40, time: new Date().toISOString(), dropped, msg: 'log lines could not be written' };
    const first = Buffer.from(`${cut ? '\n' : ''}${dropped > 0 ? `${JSON.stringify(note)}\n` : ''}`);
    const batch = { bytes: Buffer.concat([first, ...waiting]), first: first.length, reported: dropped };
    waiting = [];
    size = 0;
    return batch;
  };
  const settle = ({ bytes, first, reported }: Batch, written: number): void => {
    if (written > 0) cut = bytes[written - 1] !== lineBreak;
    if (written >= first) dropped -= reported;
    dropped += linesIn(bytes.subarray(Math.max(written, first)));
  };
  const put = (batch: Batch, written: number): void => {
    write(file, batch.bytes, written, (error, count) => {
      if (error && isBusy(error)) {
        setTimeout(put, busyPause, batch, written).unref();
        return;
      }
      const done = written + (error ? 0 : count);
      if (!error && done < batch.bytes.length) {
        put(batch, done);
        return;
      }
      settle(batch, done);
      writing = false;
      if (!error && size >= enough) flush();
    });
  };
  const flush = (): void => {
    if (writing || size === 0) return;
    writing = true;
    put(take(), 0);
  };
  setInterval(flush, flushEvery).unref();

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (size + bytes.length > maxWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(bytes);
      size += bytes.length;
      if (size >= enough) flush();
    },
    flushSync() {
      if (size === 0) return;
      const batch = take();
      let done = 0;
      try {
        while (done < batch.bytes.length) done += writeSync(file, batch.bytes, done);
      } catch {
        // The disk is full, or the reader of the pipe is gone: `settle` counts the lines as dropped.
      }
      settle(batch, done);
    },
    get dropped() {
      return dropped;
    },
  };
}
