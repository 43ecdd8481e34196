import type { FastifyInstance } from 'fastify';
import { type FieldError, isWithinJsonLimits } from 'shared-contracts';
import { invalidFields, Refusal } from '../common/refusal.ts';

export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    if (!isWithinJsonLimits(text)) return done(new Refusal('malformed_body'));
    parse(request, text, (error, body) => {
      if (error) return done(error);
      try {
        refuseUnstorable(text, body);
        done(null, body);
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
}

/** Escapes of NUL and of surrogates: PostgreSQL stores neither NUL nor half of a surrogate pair. In JSON both appear as escapes only. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

function refuseUnstorable(text: string, body: unknown): void {
  if (!suspicious.test(text)) return;
  const errors: FieldError[] = [];
  walk(body, '', errors);
  if (errors.length > 0) throw invalidFields(...errors);
}

export function refuseUnstorableValues(values: unknown): void {
  const errors: FieldError[] = [];
  walk(values, '', errors);
  if (errors.length > 0) throw invalidFields(...errors);
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function walk(value: unknown, path: string, errors: FieldError[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) errors.push({ path, code: 'invalid_format', message: 'text without NUL, well-formed' });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, `${path}[${index}]`, errors);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const here = path ? `${path}.${key}` : key;
      if (isStorable(key)) walk(item, here, errors);
      else errors.push({ path: path || 'body', code: 'invalid_format', message: 'a key without NUL, well-formed' });
    }
  }
}
