/**
 * Creates the tables as they were after a migration, to restore an old backup into: `DATABASE_URL=postgres://… node
 * upstream-services/src/migrate-to.ts 016-bin`.
 * The job system's tables get their present form. Starting the services brings the schema up to date.
 */

import { createLog } from './common/log.ts';
import { migrate } from './db/migrate.ts';
import { readDatabaseUrl } from './env.ts';
import { jobs } from './job-list.ts';
import { installJobs } from './jobs/index.ts';

const url = readDatabaseUrl(process.env);
const log = createLog('info');
await migrate(url, log, { upTo: process.argv[2] });
await installJobs(url, log, jobs);
