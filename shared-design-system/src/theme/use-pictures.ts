import { useEffect, useState } from 'react';
import { cropOf, resolvePicture } from '../format/picture.ts';
import { type PictureItem, useDisplaySettings } from './display-settings.tsx';

interface ShownPicture {
  id: string;
  src: string;
  crop: number;
}

function shownPictures(items: readonly PictureItem[], baseUrl: string): ShownPicture[] {
  return items
    .filter((item) => item.data.show)
    .sort((first, second) => first.data.order - second.data.order)
    .map((item) => ({ id: item.id, src: resolvePicture(item.link, baseUrl), crop: cropOf(item.shape) }));
}

/**
 * `loading` is true until retrieval ends, well or badly; a failure is an empty list.
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
