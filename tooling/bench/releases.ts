import { dataPaths } from '../config/data-folder.ts';
import { median } from './load.ts';
import { measureCosts, pages, type ReleaseCosts } from './release-costs.ts';
import { type HangingReleaseLatency, measureHanging } from './release-hanging.ts';
import { measurePublishing, type Published } from './release-publishing.ts';
import { releasesTexts as texts } from './releases-texts.ts';
import type { StartedPlatform } from './started-platform.ts';
import { show, table } from './table.ts';

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
  const usual = (of: (one: Published) => number): string => show(median(others.map(of)));
  console.log(texts.publishHead(others.length));
  console.log(
    table([
      [...texts.publishColumns],
      [texts.first, show(first?.publish ?? 0)],
      [texts.publish, usual(({ publish }) => publish)],
      [texts.activate, usual(({ activate }) => activate)],
      [texts.page, usual(({ page }) => page)],
      [texts.whole, usual(({ publish, activate, page }) => publish + activate + page)],
    ]),
  );
  const { here, apart, started, firstPage } = isolation;
  console.log(texts.isolationHead(pages));
  console.log(
    table([[...texts.isolationColumns], [texts.renderPage, show(here, 2), show(apart, 2), show(apart / here, 2)]]),
  );
  console.log(texts.startHead);
  console.log(
    table([
      [...texts.startColumns],
      [texts.process, show(started)],
      [texts.trial, show(firstPage)],
      [texts.compare(compared.files, show(compared.bytes / 1e6, 1)), show(compared.took)],
    ]),
  );
  const { hashed, bare } = document;
  console.log(texts.integrityHead);
  console.log(table([[...texts.integrityColumns], [texts.document, show(hashed), show(bare), show(hashed - bare)]]));
  console.log(texts.hangingHead);
  console.log(
    table([
      [...texts.hangingColumns],
      ...answered.map(({ path, usual, meanwhile, failed }) => [
        path,
        show(usual, 1),
        show(meanwhile, 1),
        show(meanwhile / usual, 2),
        show(failed),
      ]),
    ]),
  );
}
