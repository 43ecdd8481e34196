import { type Background, createBackground } from './background.ts';
import type { Config } from './config.ts';
import { createPictureWorks, createStorage, type PictureWorks, type Storage } from './content/index.ts';
import { type Database, openDatabase } from './db/database.ts';
import { createJobs, type Jobs } from './jobs/index.ts';
import { createLive, type Live } from './live/index.ts';
import { createLog, type Log } from './log.ts';
import { createMail, createPost, type Mail, type Post } from './mail/index.ts';
import { createShopWindow, findShop, type RateLimits, type ShopWindow, timesLimits } from './merchants/index.ts';
import { createWork, lanesOf, type Work } from './work/index.ts';

/** What every handler is given. Built in one place; tests pass overrides. */
export interface AppContext {
  config: Config;
  log: Log;
  db: Database;
  /** What the public sees of shops, remembered for a moment. */
  shops: ShopWindow;
  storage: Storage;
  pictures: PictureWorks;
  /** Runs work without a bound of its own apart from this process. */
  work: Work;
  /** Writes what is done later, in the transaction that causes it. */
  jobs: Jobs;
  mail: Mail;
  /** Where the worker brings mails. */
  post: Post;
  /** Work that goes on after its answer; a shutdown waits for it. */
  background: Background;
  /** Tells what happens in shops to those who follow it. */
  live: Live;
  limits: RateLimits;
  now: () => Date;
  /** Whether answers are checked against their schema; in tests only, since types have checked them already. */
  checkAnswers: boolean;
}

/** Builds the context out of the configuration; what `overrides` has is taken instead. */
export function createContext(config: Config, overrides: Partial<AppContext> = {}): AppContext {
  const log = overrides.log ?? createLog(config.logLevel);
  const db = overrides.db ?? openDatabase({ url: config.databaseUrl, size: config.databasePool, log });
  const background = overrides.background ?? createBackground(log);
  const storage = overrides.storage ?? createStorage(config.content);
  const work = overrides.work ?? createWork(lanesOf(config), log);
  const jobs = overrides.jobs ?? createJobs({ db, key: config.secretKey, log });
  return {
    config,
    log,
    db,
    storage,
    shops: createShopWindow((by) => findShop(db, by)),
    pictures: createPictureWorks(storage, work),
    work,
    jobs,
    mail: createMail(jobs),
    post: createPost(config.mail),
    background,
    live: createLive({ url: config.databaseUrl, db, log, background }),
    limits: timesLimits(config.limitsFactor),
    now: () => new Date(),
    checkAnswers: false,
    ...overrides,
  };
}
