import type { ContainerName } from 'shared-contracts';
import { type RenderChild, startRenderChild } from './child.ts';
import type { ProcessLimits } from './limits.ts';
import type { Bundle } from './messages.ts';
import type { PageToRender, PageWithData } from './sample.ts';

/** Milliseconds before a process that ended by itself is started again: a bundle that always crashes must not take all of the CPU. */
const restartDelay = 500;

interface StageOptions {
  bundles: readonly Bundle[];
  processes: number;
  limits: ProcessLimits;
  onEnd(how: string, containers: readonly ContainerName[]): void;
}

export interface RenderPool {
  loaded(): Promise<void>;
  open(request: PageToRender, container: ContainerName): Promise<PageWithData>;
  openInAll(request: () => PageToRender, container: ContainerName): Promise<PageWithData[]>;
  end(patience?: number): void;
}

export function createRenderPool({ bundles, processes, limits, onEnd }: StageOptions): RenderPool {
  const children: RenderChild[] = [];
  let isOver = false;

  function start(index: number): void {
    const child = startRenderChild(bundles, limits);
    child.loaded.catch(() => undefined);
    children[index] = child;
    void child.ended.then(({ how, containers }) => {
      if (isOver) return;
      onEnd(how, containers);
      setTimeout(() => isOver || start(index), restartDelay).unref();
    });
  }
  for (let index = 0; index < processes; index += 1) start(index);

  return {
    loaded: async () => void (await Promise.all(children.map((child) => child.loaded))),
    async open(request, container) {
      // A process that is still starting has the fewest pages, and every new page would wait for it: loaded processes come first.
      const ready = children.filter(({ isLoaded }) => isLoaded);
      const child = (ready.length > 0 ? ready : children).reduce((best, one) => (one.pages < best.pages ? one : best));
      await child.loaded;
      return child.open(request, container);
    },
    openInAll: (request, container) =>
      Promise.all(
        children.map(async (child) => {
          await child.loaded;
          return child.open(request(), container);
        }),
      ),
    end(patience = 0) {
      isOver = true;
      const until = performance.now() + patience;
      const look = (): void => {
        const isIdle = children.every((child) => child.pages === 0);
        if (!isIdle && performance.now() < until) return void setTimeout(look, 100).unref();
        for (const child of children) child.end();
      };
      look();
    },
  };
}
