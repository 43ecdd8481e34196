import type { Background } from './common/background.ts';
import type { Log } from './common/log.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/index.ts';
import type { RateLimits } from './limits/index.ts';
import type { Live } from './live/index.ts';
import type { Mail, MailTransport } from './notifications/mail/index.ts';
import type { Bots } from './notifications/messengers/index.ts';
import type { PictureWorks, Storage } from './pictures/index.ts';
import type { ShopCache } from './shop-cache/index.ts';
import type { Work } from './work/index.ts';
import type { Yookassa } from './yookassa/index.ts';

/** Created once per process. Domains reach each other by imports, or by ports (`ports.ts`). */
export interface AppContext {
  config: Config;
  log: Log;
  db: Database;
  shops: ShopCache;
  storage: Storage;
  pictures: PictureWorks;
  yookassa: Yookassa;
  work: Work;
  jobs: Jobs;
  bots: Bots;
  mail: Mail;
  mailTransport: MailTransport;
  background: Background;
  live: Live;
  limits: RateLimits;
  now: () => Date;
  /** Whether answers are checked against their schema; in tests only, since types have checked them already. */
  checkAnswers: boolean;
}
