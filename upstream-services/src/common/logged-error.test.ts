import { randomUUID } from 'node:crypto';
import { register } from 'shared-contracts';
import { violatedUniqueConstraint } from '../db/errors.ts';
import { newMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { loggedError } from './logged-error.ts';

const server = withTestServer();

it('an e-mail that is there already is in no line of the log, though the database names it', async () => {
  const { email } = await newMerchant(server);
  const refused = await server.call(register, { merchant_name: 'another-shop', email, password: 'correct horse' });
  expect(refused.problem.code).toBe('email_taken');
  const row = { merchant_id: randomUUID(), email, password_hash: 'x' };
  const error = await server.context.db
    .insertInto('accounts')
    .values(row)
    .execute()
    .catch((caught: unknown) => caught);
  expect(violatedUniqueConstraint(error)).toBe('accounts_email');
  expect(JSON.stringify(error)).toContain(email);
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toContain(email);
  expect(logged).toMatchObject({ code: '23505', constraint: 'accounts_email', table: 'accounts' });
  expect(logged.stack).toContain(' at ');
});

it('masks what people typed in messages, and keeps what tells us where to look', () => {
  const typed = Object.assign(new Error('invalid input syntax for type uuid: "anna@verbena.ru"'), { code: '22P02' });
  expect(loggedError(typed).message).toBe('invalid input syntax for type uuid […]');
  const long = Object.assign(new Error(`value too long: key "${'яблоко '.repeat(2_000)}"`), { code: '22001' });
  expect(loggedError(long).message).not.toContain('яблоко');
  const quoted = Object.assign(new Error(`bad value "${'яблоко '.repeat(2_000)}" of id`), { code: '22001' });
  expect(loggedError(quoted).message).toBe('bad value  […]');
  const own = new Error('no answer for anna@verbena.ru, +7 (999) 123-45-67', { cause: new Error('from b@c.ru') });
  expect(loggedError(own)).toMatchObject({
    message: 'no answer for [mail], [phone]',
    cause: { message: 'from [mail]' },
  });
  expect(loggedError(own).stack).toMatch(/^Error: no answer for \[mail\], \[phone\]\n/);
  expect(loggedError('anna@verbena.ru')).toEqual({ message: '[mail]' });
});

it('keeps what a copy of an error says, which is no instance of one', () => {
  const copy = { message: 'terminating connection', code: '57P01' };
  expect(loggedError(copy)).toMatchObject({ message: 'terminating connection', code: '57P01' });
});

it('masks a message of a megabyte in bounded work', () => {
  for (const part of ['@', 'a@', '1 ', '"', ': ', '(', '1-']) {
    const { message } = loggedError(Object.assign(new Error(part.repeat(1_000_000)), { code: '22P02' }));
    expect(String(message).length).toBeLessThan(10_000);
  }
});
