import { useEffect, useState } from 'react';
import { resolvePicture } from '../format/picture.ts';
import { type PictureItem, useDisplaySettings } from './display-settings.tsx';

/** A picture that can be shown: its address is whole. */
interface ShownPicture {
  id: string;
  src: string;
}

/** Only items with show true, by ascending order, the first is the preview (promises 3.12.2, 5.12.1); addresses resolved (5.12.2). */
function shownPictures(items: readonly PictureItem[], baseUrl: string): ShownPicture[] {
  return items
    .filter((item) => item.data.show)
    .sort((first, second) => first.data.order - second.data.order)
    .map((item) => ({ id: item.id, src: resolvePicture(item.link, baseUrl) }));
}

/**
 * Pictures of an external id. `loading` is true until retrieval ends, well or badly (promise 4.5.5); a failure is an empty list (8.2.1).
 * @param externalId undefined: nothing to load
 */
export function usePictures(externalId: string | undefined): { pictures: ShownPicture[]; loading: boolean } {
  const { retrieve, baseUrl } = useDisplaySettings();
  const [found, setFound] = useState<{ externalId: string; items: readonly PictureItem[] } | null>(null);
  useEffect(() => {
    if (externalId === undefined) return;
    let current = true;
    const arrive = (items: readonly PictureItem[]) => {
      if (current) setFound({ externalId, items });
    };
    retrieve(externalId).then(arrive, () => arrive([]));
    return () => {
      current = false;
    };
  }, [externalId, retrieve]);
  const items = found?.externalId === externalId ? found?.items : undefined;
  return { pictures: items ? shownPictures(items, baseUrl) : [], loading: externalId !== undefined && !items };
}
