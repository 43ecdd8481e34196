import { createHmac } from 'node:crypto';
import type { Bot } from '../chats/bots.ts';
import type { Person } from '../chats/people.ts';

function initData({ token }: Bot, { id, name, username }: Person, now: Date): string {
  const fields: Record<string, string> = {
    auth_date: String(Math.floor(now.getTime() / 1_000)),
    chat_instance: '-3788475317572404878',
    chat_type: 'private',
    user: JSON.stringify({
      id,
      first_name: name,
      last_name: '',
      username,
      language_code: 'ru',
      allows_write_to_pm: true,
    }),
  };
  const lines = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

export function miniAppAddress(bot: Bot, person: Person, url: string, now: Date): string {
  const parameters = new URLSearchParams({
    tgWebAppData: initData(bot, person, now),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: '{}',
  });
  return `${url.replace(/#.*$/, '')}#${parameters}`;
}
