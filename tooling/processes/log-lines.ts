interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

const warning = 40;

export function noteworthyText(line: string): string | undefined {
  if (!line.startsWith('{')) return /^(?:Uncaught )?\w*Error\b/.test(line) ? line.trim() : undefined;
  try {
    const { level = 0, msg, err } = JSON.parse(line) as LogLine;
    return level >= warning ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return undefined;
  }
}

export function lastReason(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  return lines.map(noteworthyText).findLast(Boolean) ?? lines.at(-1)?.trim() ?? '';
}
