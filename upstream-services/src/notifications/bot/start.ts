import { setTimeout as delay } from 'node:timers/promises';
import { type BotChannel, bffPath, receiveMaxUpdate, receiveTelegramUpdate } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { commands } from '../messengers/index.ts';
import { noteBot } from './bot-repository.ts';
import { enqueueBotEvent } from './event-job.ts';
import { texts } from './texts.ts';

const retry = { first: 2, most: 300 };

interface Listening {
  close(): Promise<void>;
}

const menu = commands.flatMap((command) =>
  command === 'start' ? [] : [{ command, description: texts.commands[command] }],
);

function webhookOf({ publicOrigin, webhookSecrets }: AppContext['config'], channel: BotChannel) {
  const secret = webhookSecrets[channel];
  const { path } = { telegram: receiveTelegramUpdate, max: receiveMaxUpdate }[channel];
  return secret === null ? null : { url: `${publicOrigin}${bffPath}/notifications${path}`, secret };
}

async function listenTo(context: AppContext, kind: BotChannel, signal: AbortSignal): Promise<void> {
  const { db, log, bots, config, now } = context;
  const client = await bots.client(kind);
  const report = (err: unknown): void => log.warn({ err, channel: kind }, 'a messenger was not reached');
  for (let wait = retry.first; !signal.aborted; wait = Math.min(wait * 2, retry.most)) {
    try {
      await noteBot(db, kind, await client.introduce(menu), now());
      log.info({ channel: kind }, 'the bot listens');
      return await client.listen(
        (event) => enqueueBotEvent(context, kind, event),
        webhookOf(config, kind),
        report,
        signal,
      );
    } catch (error) {
      report(error);
      await delay(wait * 1000, undefined, { signal }).catch(() => {});
    }
  }
}

export function startBots(context: AppContext): Listening {
  const ending = new AbortController();
  const running = context.bots.on.map((kind) => listenTo(context, kind, ending.signal));
  return {
    async close() {
      ending.abort();
      await Promise.all(running);
    },
  };
}
