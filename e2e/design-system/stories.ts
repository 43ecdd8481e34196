import type { Page } from '@playwright/test';

export interface Look {
  brand?: 'bloom' | 'mum';
  theme?: 'light' | 'dark';
  area?: 'shop' | 'office';
}

export interface Story {
  id: string;
  title: string;
  name: string;
}

export const brands = ['bloom', 'mum'] as const;

const known = new Map<string, Promise<Story[]>>();

export function allStories(origin: string): Promise<Story[]> {
  const read = async (): Promise<Story[]> => {
    const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
      entries: Record<string, Story & { type: string }>;
    };
    return Object.values(entries).filter(({ type }) => type === 'story');
  };
  let stories = known.get(origin);
  if (!stories) {
    stories = read();
    known.set(origin, stories);
  }
  return stories;
}

const globalsOf = ({ brand = 'bloom', theme = 'light', area }: Look) => ({ brand, theme, area: area ?? 'own' });

const quiet = 'a11y.manual:!true';

export async function openStory(page: Page, name: string, look: Look = {}): Promise<void> {
  const index = await page.request.get('/index.json');
  const stories = await allStories(new URL(index.url()).origin);
  const found = stories.filter(({ id }) => id === name || id.endsWith(`-${name}`));
  const story = found.find(({ id }) => id === name) ?? found[0];
  if (!story || (found.length > 1 && story.id !== name)) {
    throw new Error(`${found.length} stories are called ${name}: ${found.map(({ id }) => id).join(', ')}`);
  }
  if (new URL(page.url()).pathname === '/iframe.html') {
    await switchStory(page, story.id, look);
  } else {
    const globals = Object.entries(globalsOf(look)).map(([key, value]) => `${key}:${value}`);
    await page.goto(`/iframe.html?viewMode=story&id=${story.id}&globals=${[...globals, quiet].join(';')}`);
    await page.locator('body.sb-show-main').waitFor();
  }
  await page
    .locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]')
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

interface Channel {
  on(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
  emit(event: string, data: unknown): void;
}

declare global {
  interface Window {
    askedGlobals?: string;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase: string; rerenderEnqueued: boolean } };
  }
}

export async function switchStory(page: Page, storyId: string, look: Look): Promise<void> {
  await page.evaluate(
    async ([id, globals]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const stateNow = () => {
        const render = window.__STORYBOOK_PREVIEW__.currentRender;
        return render && `${render.id} ${render.phase}${render.rerenderEnqueued ? ', to be rendered again' : ''}`;
      };
      const deadline = performance.now() + 30_000;
      // What a story is asked while it is still being rendered makes two renderings of it run at once: the end of one is taken for the
      // other's, the next story throws out what is half there, and the workbench may wait for it for ever.
      const atRest = async () => {
        while (!stateNow()?.endsWith(' finished')) {
          if (performance.now() > deadline) throw new Error(`the workbench does not come to rest: ${stateNow()}`);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      const ask = async (event: string, data: unknown) => {
        await atRest();
        await new Promise<void>((resolve, reject) => {
          const fails = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'];
          const end = () => {
            clearTimeout(timeout);
            channel.off('storyFinished', shown);
            for (const name of fails) channel.off(name, failed);
          };
          // Not when it is rendered: a story that is left before it has finished makes the workbench reload its page.
          const shown = () => {
            end();
            resolve();
          };
          const failed = (why: unknown) => {
            end();
            reject(new Error(`${id}: ${(why as Error)?.message ?? JSON.stringify(why)}`));
          };
          const timeout = setTimeout(
            () => failed(`has not finished: ${stateNow()}`),
            Math.max(0, deadline - performance.now()),
          );
          channel.on('storyFinished', shown);
          for (const name of fails) channel.on(name, failed);
          channel.emit(event, data);
        });
      };
      const current = new URL(location.href).searchParams.get('id');
      // Other globals render the story that is left once more.
      const serialized = JSON.stringify(globals);
      if (window.askedGlobals !== serialized) await ask('updateGlobals', { globals });
      window.askedGlobals = serialized;
      if (current !== id) await ask('setCurrentStory', { storyId: id, viewMode: 'story' });
      else await ask('forceRemount', { storyId: id });
      await atRest();
    },
    [storyId, globalsOf(look)] as const,
  );
}
