/** The fields of a structured log line that matter to a person at the console. */
interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

const warning = 40;

/**
 * What a line of a service's log says to the person at the console: nothing, unless it is a warning, an error, or
 * something that is no structured line at all but reads like a crash.
 */
export function noteworthy(line: string): string | undefined {
  if (!line.startsWith('{')) return /^(?:Uncaught )?\w*Error\b/.test(line) ? line.trim() : undefined;
  try {
    const { level = 0, msg, err } = JSON.parse(line) as LogLine;
    return level >= warning ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return undefined;
  }
}

/** The last noteworthy line of a log, or else its last line: the likely reason why a service ended. */
export function lastReason(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  return lines.map(noteworthy).findLast(Boolean) ?? lines.at(-1)?.trim() ?? '';
}
