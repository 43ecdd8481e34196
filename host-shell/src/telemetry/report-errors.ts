import { report } from 'shared-runtime';

const short = (text: unknown): string => String(text).slice(0, 300);

/** Tells the BFF of errors that nobody caught. Those of scripts that did not load the loader reports itself. */
export function reportErrors(): void {
  window.addEventListener('error', ({ message, filename, lineno }) => {
    if (message) report({ kind: 'error', name: 'window', cause: short(`${message} ${filename}:${lineno}`) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report({ kind: 'error', name: 'promise', cause: short(reason) });
  });
}
