import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { noteworthy } from './log-lines.ts';

const rotateAt = 20 * 1024 * 1024;
const mostAtOnce = 1024 * 1024;
const linesAtOnce = 5;

/** Makes room for a log: its folder, and the earlier log put aside when it has grown over 20 MB. */
export function prepareLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > rotateAt) renameSync(file, `${file}.1`);
}

/**
 * Reads along a log that a child writes by itself (through no pipe of ours, which would cost every request) and tells
 * its warnings, each sentence once a minute at most.
 * @param tell Gets one line, without a line break.
 * @returns Ends the watch.
 */
export function watchLog(file: string, tell: (line: string) => void): () => void {
  let position = existsSync(file) ? statSync(file).size : 0;
  const told = new Map<string, number>();
  const timer = setInterval(() => {
    const { text, end } = readFrom(file, position);
    position = end;
    let count = 0;
    for (const line of text.split('\n')) {
      const note = noteworthy(line);
      const now = Date.now();
      if (!note || now - (told.get(note) ?? 0) < 60_000 || ++count > linesAtOnce) continue;
      told.set(note, now);
      tell(note);
    }
    if (told.size > 1_000) told.clear();
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** The whole lines after a position, at most the last megabyte of them, and where they end. */
function readFrom(file: string, position: number): { text: string; end: number } {
  if (!existsSync(file)) return { text: '', end: 0 };
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const from = Math.max(size < position ? 0 : position, size - mostAtOnce);
    if (size === from) return { text: '', end: size };
    const bytes = Buffer.alloc(size - from);
    readSync(handle, bytes, 0, bytes.length, from);
    const whole = bytes.lastIndexOf(10) + 1;
    return { text: bytes.subarray(0, whole).toString(), end: from + whole };
  } finally {
    closeSync(handle);
  }
}
