import { screenshotDays, screenshotsFolder } from 'shared-contracts';
import { orderPictures } from './order-pictures.ts';

export const screenshots = orderPictures({
  folder: screenshotsFolder,
  days: screenshotDays,
  name: { one: 'screenshot', all: 'screenshots' },
  cron: '23 2 * * *',
});
