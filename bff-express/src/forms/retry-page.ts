import type { Response } from 'express';
import { texts } from '../texts.ts';
import { escaped, type lookOf, sendNoScriptPage } from './plain-page.ts';
import type { Fields } from './read-form.ts';

interface RetryPage {
  action: string;
  fields: Fields;
  retryAfter: number;
  look: ReturnType<typeof lookOf>;
}

export function sendRetryPage(
  response: Response,
  status: 429 | 503,
  { action, fields, retryAfter, look }: RetryPage,
): void {
  const { again, ...words } = texts.formRetry[status];
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  response.set('retry-after', String(retryAfter));
  sendNoScriptPage(response, status, look, {
    ...words,
    form: `<form method="post" enctype="multipart/form-data" action="${escaped(action)}">${hidden.join('')}<button>${again}</button></form>`,
  });
}
