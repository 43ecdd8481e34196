import { createBackground } from './common/background.ts';
import { createLog } from './common/log.ts';
import type { AppContext } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createJobs } from './jobs/index.ts';
import { scaleLimits } from './limits/index.ts';
import { createLive } from './live/index.ts';
import { createMail, createMailTransport } from './notifications/mail/index.ts';
import { createBots } from './notifications/messengers/index.ts';
import { createPictureWorks, createStorage } from './pictures/index.ts';
import { fillPorts } from './ports.ts';
import { createShopCache, shopLookupPort } from './shop-cache/index.ts';
import { createWork, poolsOf } from './work/index.ts';
import { createYookassa } from './yookassa/index.ts';

export function createContext(config: AppContext['config'], overrides: Partial<AppContext> = {}): AppContext {
  fillPorts();
  const log = overrides.log ?? createLog(config.logLevel);
  const db = overrides.db ?? openDatabase({ url: config.databaseUrl, size: config.databasePool, log });
  const background = overrides.background ?? createBackground(log);
  const storage = overrides.storage ?? createStorage(config.content);
  const work = overrides.work ?? createWork(poolsOf(config), log);
  const now = overrides.now ?? (() => new Date());
  const jobs = overrides.jobs ?? createJobs({ db, key: config.secretKey, log });
  return {
    config,
    log,
    db,
    storage,
    shops: createShopCache(shopLookupPort.get()({ db, now, log })),
    pictures: createPictureWorks(storage, work),
    yookassa: createYookassa(config.providers.yookassa),
    work,
    jobs,
    bots: createBots(config, () => now().getTime()),
    mail: createMail(jobs),
    mailTransport: createMailTransport(config.mail),
    background,
    live: createLive({ url: config.databaseUrl, db, log, background }),
    limits: scaleLimits(config.limitsFactor),
    now,
    checkAnswers: false,
    ...overrides,
  };
}
