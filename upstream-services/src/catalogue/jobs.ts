import type { AppContext } from '../context.ts';
import { hourlyJob, type Job, minuteJob } from '../jobs/index.ts';
import { forgetImports } from './import/past-imports.ts';
import { beginAndEndRules } from './price-rules/apply.ts';
import { forgetPriceChanges } from './prices/service.ts';
import { endPauses } from './stock/pauses.ts';
import { forgetStockChanges } from './stock/repository.ts';

export const catalogueJobs: readonly Job<AppContext>[] = [
  hourlyJob('forget-imports', 27, forgetImports),
  hourlyJob('forget-price-changes', 28, forgetPriceChanges),
  // Hourly, because midnight of each shop's time zone is a full hour in UTC.
  hourlyJob('end-pauses', 0, endPauses),
  // A visited shop applies its rules at the visit (`withCurrentPrices`).
  minuteJob('price-rules', beginAndEndRules),
  hourlyJob('forget-stock-changes', 23, forgetStockChanges),
];
