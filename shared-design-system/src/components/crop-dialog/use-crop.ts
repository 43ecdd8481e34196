import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type Extent,
  type Framing,
  fitPlacement,
  framingOf,
  initialPlacement,
  matrixOf,
  type Placement,
  type Point,
  placementOf,
  turnTo,
  zoomAt,
} from './geometry.ts';
import { type CropFailure, loadStage } from './load-stage.ts';
import { type CropResult, cutPicture, type ReadPicture } from './picture-reader.ts';
import type { CropCanvas } from './stage.ts';
import { useWindow } from './use-window.ts';

interface Loaded {
  stage: CropCanvas;
  read: ReadPicture;
  shown: Extent;
}

export interface Crop {
  window: Extent | null;
  placement: Placement;
  changed: boolean;
  failed: CropFailure | null;
  ready: boolean;
  move: (by: Point) => void;
  zoom: (zoom: number) => void;
  rotate: (degrees: number) => void;
  reset: () => void;
  retry: () => void;
  render: () => Promise<{ result: CropResult; framing: Framing }>;
}

const liesAs = (one: Placement, other: Placement): boolean =>
  Math.abs(one.zoom - other.zoom) < 0.01 &&
  Math.abs(one.rotation - other.rotation) % 360 < 0.01 &&
  Math.abs(one.offset.x - other.offset.x) < 0.5 &&
  Math.abs(one.offset.y - other.offset.y) < 0.5;

export function useCrop(
  element: RefObject<HTMLElement>,
  source: Blob | string,
  aspect: number,
  initial: Framing | undefined,
): Crop {
  const area = useWindow(element, aspect);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<CropFailure | null>(null);
  // Null until the picture is moved: then it lies as in its earlier crop, or as a new picture does.
  const [moved, setMoved] = useState<Placement | null>(null);
  const beginning = initial && area ? placementOf(initial, area) : initialPlacement;
  const settled = (requested: Placement) => (loaded && area ? fitPlacement(loaded.shown, area, requested) : requested);
  const begun = settled(beginning);
  const placement = settled(moved ?? beginning);

  const change = useRef<(how: (picture: Extent, window: Extent, from: Placement) => Placement) => void>(() => {});
  change.current = (how) => {
    if (loaded && area) setMoved((from) => how(loaded.shown, area, from ?? placement));
  };
  const move = (by: Point) =>
    change.current((picture, window, from) =>
      fitPlacement(picture, window, { ...from, offset: { x: from.offset.x + by.x, y: from.offset.y + by.y } }),
    );
  const zoomBy = useRef((growth: number, at: Point) =>
    change.current((picture, window, from) => zoomAt(picture, window, from, from.zoom * growth, at)),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!element.current) return;
    const loading = loadStage(element.current, source, (gesture) =>
      gesture.kind === 'zoom' ? zoomBy.current(gesture.growth, gesture.at) : move(gesture.by),
    );
    loading.done.then(setLoaded, setFailed);
    return () => {
      loading.stop();
      setLoaded(null);
      setFailed(null);
      setMoved(null);
    };
  }, [element, source, attempt]);

  useEffect(() => {
    if (loaded && area) loaded.stage.setMatrix(matrixOf(loaded.shown, area, placement));
  });
  const render = useCallback(async () => {
    if (!loaded || !area) throw new Error('nothing to crop');
    return { result: await cutPicture(loaded.read, area, placement), framing: framingOf(placement, area) };
  }, [loaded, area, placement]);
  return {
    window: area,
    placement,
    changed: moved !== null && loaded !== null && area !== null && !liesAs(moved, begun),
    failed,
    ready: loaded !== null && area !== null,
    move,
    zoom: (zoom) => change.current((picture, window, from) => zoomAt(picture, window, from, zoom, { x: 0, y: 0 })),
    rotate: (degrees) => change.current((picture, window, from) => turnTo(picture, window, from, degrees)),
    reset: () => change.current((picture, window) => fitPlacement(picture, window, initialPlacement)),
    retry: () => setAttempt((before) => before + 1),
    render,
  };
}
