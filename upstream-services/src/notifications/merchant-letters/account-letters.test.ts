import { Secret, TOTP } from 'otpauth';
import {
  authorize,
  beginTotp,
  changePassword,
  confirmTotp,
  renewRecoveryCodes,
  setMumStatus,
  startSubscription,
  stopSubscription,
  turnOffTotp,
  updateMerchant,
  updateNoticeSettings,
} from 'shared-contracts';
import { fillPorts } from '../../ports.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newStaff } from '../../testing/staff.ts';

interface Letter {
  to: string;
  subject: string;
  text: string;
}
const sent: Letter[] = [];
const mailTransport = { deliver: async (letter: Letter) => void sent.push(letter), close() {} };
const { server, shop } = withFreshShop({ mailTransport });
beforeAll(() => fillPorts());

async function letters(): Promise<Letter[]> {
  await server.runJobs();
  return sent.splice(0).filter(({ to }) => to === shop.email);
}
const titled = (title: string) => server.ok(updateMerchant, { additional_info: { title } }, shop.owner);

it('who owns the account is told of a new password, whatever notices are off', async () => {
  await titled('Вербена');
  await server.ok(updateNoticeSettings, { switches: [{ kind: 'signed_in', channel: 'email', on: false }] }, shop.owner);
  await server.ok(changePassword, { current_password: shop.password, new_password: 'a much longer one' }, shop.owner);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ to: shop.email, subject: 'Изменён пароль' });
  expect(letter?.text.replace(/^Когда: \d+ \S+ \d{4} г\. в \d\d:\d\d \(Москва\)$/m, 'Когда: …')).toBe(`Здравствуйте!

В кабинете магазина «Вербена» изменили пароль: прежние ключи доступа больше не подойдут.
Когда: …

Если это не вы, смените пароль и закончите чужие сеансы:
http://bloom.localhost:3000/b2b/merchant/settings/account

Если войти не получается, задайте новый пароль:
http://bloom.localhost:3000/b2b/merchant/forgot-password
`);
});

it('who owns the account is told of each change of the second step, and of a recovery code that was used', async () => {
  const { email, password, owner } = shop;
  const subjects = async () => (await letters()).map(({ subject }) => subject).sort();
  const { secret } = await server.ok(beginTotp, { password }, owner);
  const began = Date.now();
  const code = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: began + seconds * 1000 });
  const { recovery_codes } = await server.ok(confirmTotp, { code: code(0) }, owner);
  expect(await subjects()).toEqual(['Включён вход с кодом']);
  await server.ok(authorize, { email, password, code: recovery_codes[0] });
  expect(await subjects()).toEqual(['Использован резервный код']);
  const renewed = await server.ok(renewRecoveryCodes, { code: code(30) }, owner);
  expect(await subjects()).toEqual(['Новые резервные коды']);
  await server.ok(turnOffTotp, { password, code: renewed.recovery_codes[0] ?? '' }, owner);
  expect(await subjects()).toEqual(['Выключен вход с кодом', 'Использован резервный код']);
});

it('a wrong password, and what a shop does every day, are no news of the account', async () => {
  await server.call(authorize, { email: shop.email, password: 'wrong one' }, shop.shopper);
  await titled('Лён');
  expect(await letters()).toEqual([]);
});

it('the platform’s decisions of a shop come with their reasons, and none that it has taken back meanwhile', async () => {
  await titled('Вербена');
  const staff = await newStaff(server);
  const merchant_id = shop.merchantId;
  await server.ok(updateMerchant, { additional_info: { mymStatus: 'submitted' } }, shop.owner);
  expect(await letters()).toEqual([]);
  await server.ok(setMumStatus, { merchant_id, mum_status: 'rejected', reason: 'Нет ни одного товара' }, staff.as);
  const [rejected] = await letters();
  expect(rejected?.subject).toBe('Заявка в mum отклонена');
  expect(rejected?.text).toContain('Заявку магазина «Вербена» в mum отклонили. Причина: Нет ни одного товара\n');
  expect(rejected?.text).toContain('/b2b/merchant/settings/shop\n');
  await server.ok(setMumStatus, { merchant_id, mum_status: 'approved' }, staff.as);
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Магазин принят в mum']);
  await server.ok(setMumStatus, { merchant_id, mum_status: 'rejected' }, staff.as);
  expect((await letters())[0]?.text).toContain('в mum отклонили. Причину не написали:');
  await server.ok(stopSubscription, { merchant_id }, staff.as);
  const [stopped] = await letters();
  expect(stopped?.subject).toBe('Подписка остановлена');
  expect(stopped?.text).toContain('«Магазин временно недоступен»');
  await server.ok(startSubscription, { merchant_id }, staff.as);
  await server.ok(stopSubscription, { merchant_id }, staff.as);
  await server.ok(startSubscription, { merchant_id }, staff.as);
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Подписка снова идёт']);
});

it('a name that is somebody’s address loses it in letters to an address that nobody has confirmed', async () => {
  await titled('Вербена shop.example.ru');
  await server.ok(changePassword, { current_password: shop.password, new_password: 'a much longer one' }, shop.owner);
  expect((await letters())[0]?.text).toContain('В кабинете магазина «Вербена» изменили пароль:');
});
