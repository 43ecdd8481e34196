import { screenshotDays, screenshotsFolder } from 'shared-contracts';
import { orderPictures } from './order-pictures.ts';

/** What shoppers show of transfers: no file of it is served. */
export const screenshots = orderPictures({
  folder: screenshotsFolder,
  days: screenshotDays,
  name: { one: 'screenshot', all: 'screenshots' },
  cron: '23 2 * * *',
});
