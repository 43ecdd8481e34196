import { dataPaths } from '../config/data-folder.ts';
import { median } from './load.ts';
import { measureCosts, pages, type ReleaseCosts } from './release-costs.ts';
import { type HangingReleaseLatency, measureHanging } from './release-hanging.ts';
import { measurePublishing, type Published } from './release-publishing.ts';
import { releasesTexts as texts } from './releases-texts.ts';
import type { StartedPlatform } from './started-platform.ts';
import { formatNumber, table } from './table.ts';

interface MeasuredReleases {
  costs: ReleaseCosts;
  published: Published[];
  answered: HangingReleaseLatency[];
}

export async function measureReleases({ origin }: StartedPlatform, dataDir: string): Promise<MeasuredReleases> {
  return {
    costs: await measureCosts(origin, dataPaths(dataDir).releases),
    published: await measurePublishing(origin, dataDir),
    answered: await measureHanging(origin, dataDir),
  };
}

export function printReleases({ costs, published, answered }: MeasuredReleases): void {
  const { isolation, compared, document } = costs;
  const [first, ...others] = published;
  const medianOf = (of: (one: Published) => number): string => formatNumber(median(others.map(of)));
  console.log(texts.publishHead(others.length));
  console.log(
    table([
      [...texts.publishColumns],
      [texts.first, formatNumber(first?.publish ?? 0)],
      [texts.publish, medianOf(({ publish }) => publish)],
      [texts.activate, medianOf(({ activate }) => activate)],
      [texts.page, medianOf(({ page }) => page)],
      [texts.whole, medianOf(({ publish, activate, page }) => publish + activate + page)],
    ]),
  );
  const { here, apart, started, firstPage } = isolation;
  console.log(texts.isolationHead(pages));
  console.log(
    table([
      [...texts.isolationColumns],
      [texts.renderPage, formatNumber(here, 2), formatNumber(apart, 2), formatNumber(apart / here, 2)],
    ]),
  );
  console.log(texts.startHead);
  console.log(
    table([
      [...texts.startColumns],
      [texts.process, formatNumber(started)],
      [texts.trial, formatNumber(firstPage)],
      [texts.compare(compared.files, formatNumber(compared.bytes / 1e6, 1)), formatNumber(compared.took)],
    ]),
  );
  const { hashed, bare } = document;
  console.log(texts.integrityHead);
  console.log(
    table([
      [...texts.integrityColumns],
      [texts.document, formatNumber(hashed), formatNumber(bare), formatNumber(hashed - bare)],
    ]),
  );
  console.log(texts.hangingHead);
  console.log(
    table([
      [...texts.hangingColumns],
      ...answered.map(({ path, before, meanwhile, failed }) => [
        path,
        formatNumber(before, 1),
        formatNumber(meanwhile, 1),
        formatNumber(meanwhile / before, 2),
        formatNumber(failed),
      ]),
    ]),
  );
}
