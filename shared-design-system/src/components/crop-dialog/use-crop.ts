import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type Extent,
  initialPlacement,
  matrixOf,
  type Placement,
  type Point,
  settle,
  turnTo,
  windowOn,
  zoomAt,
} from './geometry.ts';
import { renderCrop } from './render-crop.ts';
import { type CropStage, createStage } from './stage.ts';

interface Loaded {
  image: HTMLImageElement;
  picture: Extent;
}

/** A crop that goes on: what is on the stage, where the window is, and how both are changed. */
export interface Crop {
  /** The crop window in px; null until the stage has its size. */
  window: Extent | null;
  placement: Placement;
  failed: boolean;
  /** Source and area are there (sentence 5.2.1). */
  ready: boolean;
  move: (by: Point) => void;
  zoom: (zoom: number) => void;
  rotate: (degrees: number) => void;
  render: () => Promise<Blob>;
}

/** The crop window for a stage, kept up with the stage's size. */
function useWindow(stage: RefObject<HTMLElement>, aspect: number): Extent | null {
  const [size, setSize] = useState<Extent | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size && size.width > 0 ? windowOn(size, aspect) : null;
}

/**
 * Crops the picture at an address on a stage.
 * @param aspect width to height of the window
 */
export function useCrop(stage: RefObject<HTMLElement>, src: string, aspect: number): Crop {
  const area = useWindow(stage, aspect);
  const shown = useRef<CropStage | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [placement, setPlacement] = useState(initialPlacement);
  const change = useRef<(how: (picture: Extent, window: Extent, from: Placement) => Placement) => void>(() => {});
  change.current = (how) => {
    if (loaded && area) setPlacement((from) => how(loaded.picture, area, from));
  };
  useEffect(() => {
    if (!stage.current) return;
    const created = createStage(stage.current, src, (gesture) =>
      change.current((picture, window, from) => {
        if (gesture.kind === 'zoom') return zoomAt(picture, window, from, from.zoom * gesture.growth, gesture.at);
        const offset = { x: from.offset.x + gesture.by.x, y: from.offset.y + gesture.by.y };
        return settle(picture, window, { ...from, offset });
      }),
    );
    shown.current = created;
    created.ready.then(setLoaded, () => setFailed(true));
    return () => {
      shown.current = null;
      created.destroy();
      setLoaded(null);
      setFailed(false);
      setPlacement(initialPlacement);
    };
  }, [stage, src]);
  useEffect(() => {
    if (loaded && area) shown.current?.place(matrixOf(loaded.picture, area, settle(loaded.picture, area, placement)));
  });
  const centre = { x: 0, y: 0 };
  const render = useCallback(async () => {
    if (!loaded || !area) throw new Error('nothing to crop');
    return renderCrop(loaded.image, loaded.picture, area, settle(loaded.picture, area, placement));
  }, [loaded, area, placement]);
  return {
    window: area,
    placement,
    failed,
    ready: loaded !== null && area !== null,
    move: (by) =>
      change.current((picture, window, from) =>
        settle(picture, window, { ...from, offset: { x: from.offset.x + by.x, y: from.offset.y + by.y } }),
      ),
    zoom: (zoom) => change.current((picture, window, from) => zoomAt(picture, window, from, zoom, centre)),
    rotate: (degrees) => change.current((picture, window, from) => turnTo(picture, window, from, degrees)),
    render,
  };
}
