/**
 * Measures what isolation costs per page and per start, for `npm run bench`: the same bundles render the same page with the same answers, in turn
 * here and in a process of their own. `node measure-isolation.ts <folder of releases> <origin> <path of a page> <pages>` prints an {@link
 * IsolationCost} as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootSchema, type RegistrySnapshot } from 'shared-contracts';
import { parseRelease } from '../releases/signed-snapshot.ts';
import { startRenderChild } from './child.ts';
import type { Bundle, SentAnswer } from './messages.ts';
import { evaluateGraph } from './module-graph.ts';
import { loadPackages } from './packages.ts';
import type { PageFetch, PageToRender } from './sample.ts';

interface IsolationCost {
  here: number;
  apart: number;
  started: number;
  firstPage: number;
}

type Answer = Extract<SentAnswer, { ok: boolean }>;

const MiB = 1024 * 1024;
const limits = { maxHeap: 512 * MiB, maxMemory: 1024 * MiB, maxTurn: 10_000, start: 60_000, trial: 30_000 };
const unmeasured = 30;

const [releasesDir = '', origin = '', path = '', count = '200'] = process.argv.slice(2);

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function bundlesOf({ containers }: RegistrySnapshot): Bundle[] {
  return containers.flatMap(({ name, version }) => {
    const folder = join(releasesDir, 'remotes', name, version);
    const { server, uses } = parseRelease(readFileSync(join(folder, 'release.json'), 'utf8'), name, version);
    if (!server) return [];
    return [
      { name, file: `${name}/${server}`, code: readFileSync(join(folder, server), 'utf8'), takes: uses?.modules },
    ];
  });
}

function createAnswers(): PageFetch {
  const known = new Map<string, Promise<Answer>>();
  return (address, { method, headers, body }) => {
    const question = [method, address, String(body)].join('\n');
    const ask = async (): Promise<Answer> => {
      const answer = await fetch(origin + address, { method, headers, body: typeof body === 'string' ? body : null });
      return { ok: answer.ok, status: answer.status, requestId: null, text: await answer.text() };
    };
    const answer = known.get(question) ?? ask();
    known.set(question, answer);
    return answer;
  };
}

const html = await (await fetch(origin + path)).text();
const boot = bootSchema.parse(JSON.parse(/id="b2b-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
const bundles = bundlesOf(boot.snapshot);
const answers = createAnswers();
const request = (): PageToRender => ({
  boot,
  url: path,
  fetch: answers,
  placeOf: () => ({ origin: boot.brand.origin }),
  signal: AbortSignal.timeout(limits.trial),
});

const { openPage } = evaluateGraph(bundles, await loadPackages());
const renderHere = async (): Promise<void> => {
  const opened = await openPage({
    ...request(),
    fetch: async (address, call) => {
      const { ok, status, text } = await answers(address, call);
      return { ok, status, headers: { get: () => null }, json: async () => JSON.parse(text) };
    },
  });
  JSON.stringify((await opened.render()).state);
};

// The child process is unreferenced, so this timer keeps Node from exiting.
setInterval(() => undefined, 60_000);
const child = startRenderChild(bundles, limits);
const renderApart = async (): Promise<void> => void (await (await child.open(request(), 'mf-storefront')).render());

const started = await timed(() => child.loaded);
const firstPage = await timed(renderApart);
const [here, apart]: [number[], number[]] = [[], []];
for (let turn = -unmeasured; turn < Number(count); turn += 1) {
  const times = [await timed(renderHere), await timed(renderApart)] as const;
  if (turn < 0) continue;
  here.push(times[0]);
  apart.push(times[1]);
}
child.end();
console.log(JSON.stringify({ here: median(here), apart: median(apart), started, firstPage } satisfies IsolationCost));
process.exit(0);
