import { basePath } from 'shared-contracts';
import { reportTelemetry } from 'shared-runtime/page';

const short = (text: unknown): string => String(text).slice(0, 300);

const releaseFile = new RegExp(`${basePath}/remotes/([a-z][a-z0-9-]*)/([0-9A-Za-z][0-9A-Za-z.+-]*)/`);

/** The release whose script an address or a stack names first: the one that threw. Errors without a release count as the shell's. */
function releaseAt(text: string): { name: string; version?: string } {
  const [, name, version] = releaseFile.exec(text) ?? [];
  return name && version ? { name, version } : { name: 'host-shell' };
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

export function reportErrors(): void {
  window.addEventListener('error', ({ message, filename, lineno, error }) => {
    if (!message) return;
    const cause = short(`${message} ${filename}:${lineno}`);
    reportTelemetry({ kind: 'error', ...releaseAt(stackOf(error) || filename), cause });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportTelemetry({ kind: 'error', ...releaseAt(stackOf(reason)), cause: short(`promise: ${reason}`) });
  });
}
