import { setPriority } from 'node:os';
import { createContext } from './create-context.ts';
import { jobs } from './job-list.ts';
import { startWorker } from './jobs/index.ts';
import { startBots } from './notifications/bot/index.ts';
import { subscribers } from './notifications/channels.ts';
import { startRelay } from './notifications/outbox/index.ts';
import { runProcess } from './process.ts';
import { texts } from './texts.ts';

const nice = 10;
setPriority(nice);

await runProcess('upstream-worker', async (config, log) => {
  if (config.mail.smtpUrl === null && config.mail.folder === null) log.warn(texts.start.noMailServer);
  const context = createContext(config, { log });
  const worker = await startWorker(context, jobs);
  const relay = startRelay(context, subscribers);
  const listening = startBots(context);
  log.info({ jobs: jobs.length }, 'working');
  return {
    async close() {
      await listening.close();
      await relay.close();
      await worker.close();
      await context.live.close();
      await context.background.settled();
      context.work.close();
      context.mailTransport.close();
      await context.jobs.close();
      await context.db.destroy();
    },
  };
});
