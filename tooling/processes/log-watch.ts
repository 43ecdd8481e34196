import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { noteworthyText } from './log-lines.ts';

const maxBytes = 10 * 1024 * 1024;
const maxKept = 3;
const maxAtOnce = 1024 * 1024;
const linesAtOnce = 5;

export function prepareLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rotateLog(file);
}

/**
 * Copies a log that is too large, and empties it. The processes that append to it have it open, and go on at its beginning. Lines written between
 * copying and emptying are lost; where the disk has no room for the copy, the whole log is.
 */
export function rotateLog(file: string, most = maxBytes): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= most) return;
  for (let age = maxKept; age > 1; age--) {
    if (existsSync(`${file}.${age - 1}`)) renameSync(`${file}.${age - 1}`, `${file}.${age}`);
  }
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file);
}

/**
 * Limits the size of a log that a child process writes directly (a pipe through this process would cost every request), and reports its warnings,
 * each sentence once a minute at most.
 * @param tell Gets one line, without a line break.
 * @returns Ends the watch.
 */
export function watchLog(file: string, tell: (line: string) => void): () => void {
  let position = existsSync(file) ? statSync(file).size : 0;
  const noted = new Map<string, number>();
  const timer = setInterval(() => {
    rotateLog(file);
    const { text, end } = readFrom(file, position);
    position = end;
    let count = 0;
    for (const line of text.split('\n')) {
      const note = noteworthyText(line);
      const now = performance.now();
      if (!note || now - (noted.get(note) ?? Number.NEGATIVE_INFINITY) < 60_000 || ++count > linesAtOnce) continue;
      noted.set(note, now);
      tell(note);
    }
    if (noted.size > 1_000) noted.clear();
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}

function readFrom(file: string, position: number): { text: string; end: number } {
  if (!existsSync(file)) return { text: '', end: 0 };
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const from = Math.max(size < position ? 0 : position, size - maxAtOnce);
    if (size === from) return { text: '', end: size };
    const bytes = Buffer.alloc(size - from);
    readSync(handle, bytes, 0, bytes.length, from);
    const whole = bytes.lastIndexOf(10) + 1;
    return { text: bytes.subarray(0, whole).toString(), end: from + whole };
  } finally {
    closeSync(handle);
  }
}
