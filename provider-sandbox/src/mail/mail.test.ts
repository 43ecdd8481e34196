import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { withSandbox } from '../testing/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-sandbox-'));
const outbox = join(folder, 'outbox');
const sandbox = withSandbox({ folder, mailFolder: outbox });

const send = (letter: {
  to: string;
  subject?: string;
  text?: string;
  messageId?: string;
  list?: Record<string, string>;
}) => {
  const transport = createTransport(sandbox.smtpUrl, { from: 'Магазины <shop@example.ru>' });
  return transport.sendMail({ subject: 'Заказ 5', text: 'Спасибо!', ...letter }).finally(() => transport.close());
};

const lettersTo = async (to: string) => {
  const answer = await fetch(`${sandbox.url}/mail/letters?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { letters: object[] }).letters;
};

it('a letter that nodemailer sends is shown as text, with its links', async () => {
  const text =
    'Здравствуйте!\n\nОткройте https://bloom.localhost:3000/b2b/order#token=a-b_c\n<script>alert(1)</script>';
  const list = { unsubscribe: 'https://bloom.localhost:3000/b2b/letters' };
  await send({ to: 'anna@example.ru', text, messageId: '<job-1@example.ru>', list });
  expect(await lettersTo('anna@example.ru')).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      to: 'anna@example.ru',
      subject: 'Заказ 5',
      text,
      messageId: '<job-1@example.ru>',
      unsubscribe: '<https://bloom.localhost:3000/b2b/letters>',
    },
  ]);
  const page = await (await fetch(`${sandbox.url}/mail`)).text();
  expect(page).toContain('<a href="https://bloom.localhost:3000/b2b/order#token=a-b_c"');
  expect(page).toContain('&#60;script&#62;');
});

it('letters lie in a folder as the services write them, and outlive a restart', async () => {
  await send({ to: 'boris@example.ru', text: 'Первая\n\nВторая' });
  const files = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  const [file] = files.filter((text) => text.startsWith('To: boris@example.ru\nSubject: Заказ 5\nDate: '));
  expect(file).toMatch(/\n\nПервая\n\nВторая$/);
  const before = await lettersTo('boris@example.ru');
  await sandbox.restart();
  expect(await lettersTo('boris@example.ru')).toEqual(before);
});

it('a letter to two is two', async () => {
  await send({ to: 'vera@example.ru, gleb@example.ru' });
  expect([await lettersTo('vera@example.ru'), await lettersTo('gleb@example.ru')]).toMatchObject([[{}], [{}]]);
});

it('a letter that is too large is refused', async () => {
  await expect(send({ to: 'large@example.ru', text: 'о'.repeat(1_500_000) })).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(await lettersTo('large@example.ru')).toEqual([]);
});

describe('faults', () => {
  it('a letter may be kept although it was refused', async () => {
    await sandbox.fault('smtp', 'error-after');
    await expect(send({ to: 'lost@example.ru' })).rejects.toMatchObject({ responseCode: 451 });
    expect(await lettersTo('lost@example.ru')).toHaveLength(1);
  });

  it('it asks to come later', async () => {
    await sandbox.fault('smtp', 'too-many');
    await expect(send({ to: 'later@example.ru' })).rejects.toMatchObject({ responseCode: 421 });
    await send({ to: 'later@example.ru' });
    expect(await lettersTo('later@example.ru')).toHaveLength(1);
  });

  it('it says nothing, until the faults are cleared', async () => {
    await sandbox.fault('smtp', 'hang');
    const hanging = send({ to: 'hanging@example.ru' });
    hanging.catch(() => {});
    setTimeout(() => void fetch(`${sandbox.url}/faults/clear`, { method: 'POST' }), 300);
    await expect(hanging).rejects.toThrow();
    expect(await lettersTo('hanging@example.ru')).toEqual([]);
  });
});
