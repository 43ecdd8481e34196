/** Values in a database's error message: text in quotes (also where a cut has left them open) or after a colon. People often typed it. */
const valuesOfDatabase = /"[^"]*(?:"|(?!.))|: .{1,2000}$/gms;
const mail = /[^\s@"'<>(),;]{1,64}@[^\s@"'<>(),;]{1,255}/g;
const phone = /\+?\d[\d\s()-]{8,20}\d/g;
const maxMessage = 4000;

const withoutPeople = (text: string): string =>
  text.slice(0, maxMessage).replace(mail, '[mail]').replace(phone, '[phone]');

const isState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

const named = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'errno', 'port', 'statusCode'] as const;

/** Libraries also throw plain copies of errors, which are no `instanceof Error`. */
const looksLikeError = (error: unknown): boolean =>
  error instanceof Error || typeof (error as Partial<Error> | null | undefined)?.message === 'string';

/**
 * An error as it is logged: its kind, where it was thrown, and names of our own, such as the constraint. The rest of a database's error (`detail`,
 * `where`, the statement and its parameters) may hold personal data and is left out; mails and phones in messages are masked.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!looksLikeError(error)) return { message: withoutPeople(String(error)) };
  const known = error as Error & Partial<Record<(typeof named)[number], unknown>>;
  const type = known.name ?? 'Error';
  const cut = known.message.slice(0, maxMessage);
  const message = withoutPeople(isState(known.code) ? cut.replace(valuesOfDatabase, ' […]') : cut);
  const places = (known.stack ?? '').split('\n', 60).filter((line) => /^\s+at /.test(line));
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...places].join('\n'),
    ...Object.fromEntries(named.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]))),
    ...(known.cause === undefined ? {} : { cause: loggedError(known.cause) }),
  };
}
