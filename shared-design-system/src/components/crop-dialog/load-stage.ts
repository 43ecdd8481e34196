import type { Extent } from './geometry.ts';
import { NotFetched, type ReadPicture, readPicture } from './picture-reader.ts';
import { type CropCanvas, createStage, type StageGesture } from './stage.ts';

export type CropFailure = 'network' | 'unreadable';

interface StageLoad {
  done: Promise<{ stage: CropCanvas; read: ReadPicture; shown: Extent }>;
  stop: () => void;
}

export function loadStage(
  parent: HTMLElement,
  source: Blob | string,
  onGesture: (gesture: StageGesture) => void,
): StageLoad {
  let stopped = false;
  let stage: CropCanvas | null = null;
  const load = async () => {
    const read = await readPicture(source);
    if (stopped) throw new Error('stopped');
    stage = createStage(parent, read.preview, onGesture);
    return { stage, read, shown: await stage.ready };
  };
  return {
    done: new Promise((resolve, reject) => {
      load().then(
        (loaded) => (stopped ? undefined : resolve(loaded)),
        (error) => (stopped ? undefined : reject(error instanceof NotFetched ? 'network' : 'unreadable')),
      );
    }),
    stop: () => {
      stopped = true;
      stage?.destroy();
    },
  };
}
