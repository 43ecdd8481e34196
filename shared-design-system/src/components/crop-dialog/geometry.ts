export const zoomRange = { min: 1, max: 5, step: 0.1 } as const;
export const rotationRange = { min: 0, max: 360, step: 1 } as const;
export const defaultAspect = 1;
export const quarterTurn = 90;

export interface Point {
  x: number;
  y: number;
}

export interface Extent {
  width: number;
  height: number;
}

/** Where the picture lies under the crop window: zoom from 1 to 5, degrees, and the offset of its middle from the window's, in px of the screen. */
export interface Placement {
  zoom: number;
  rotation: number;
  offset: Point;
}

/** A placement that does not depend on the window's size: `offset` is counted in widths of the window. */
export type Framing = Placement;

export const framingOf = ({ zoom, rotation, offset }: Placement, window: Extent): Framing => ({
  zoom,
  rotation,
  offset: { x: offset.x / window.width, y: offset.y / window.width },
});

export const placementOf = ({ zoom, rotation, offset }: Framing, window: Extent): Placement => ({
  zoom,
  rotation,
  offset: { x: offset.x * window.width, y: offset.y * window.width },
});

export const initialPlacement: Placement = { zoom: 1, rotation: 0, offset: { x: 0, y: 0 } };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function turn({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function windowBox({ width, height }: Extent, rotation: number): Extent {
  const [cos, sin] = [Math.abs(Math.cos(radians(rotation))), Math.abs(Math.sin(radians(rotation)))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Screen px for one px of the picture: at zoom 1 the picture just covers the window, however it is turned. */
export function scaleOf(picture: Extent, window: Extent, { zoom, rotation }: Pick<Placement, 'zoom' | 'rotation'>) {
  const box = windowBox(window, rotation);
  return zoom * Math.max(box.width / picture.width, box.height / picture.height);
}

export function fitPlacement(picture: Extent, window: Extent, requested: Placement): Placement {
  const zoom = clamp(requested.zoom, zoomRange.min, zoomRange.max);
  const rotation = clamp(requested.rotation, rotationRange.min, rotationRange.max);
  const scale = scaleOf(picture, window, { zoom, rotation });
  const box = windowBox(window, rotation);
  const unturned = turn(requested.offset, -rotation);
  const room = {
    x: Math.max(0, (picture.width * scale - box.width) / 2),
    y: Math.max(0, (picture.height * scale - box.height) / 2),
  };
  const offset = turn({ x: clamp(unturned.x, -room.x, room.x), y: clamp(unturned.y, -room.y, room.y) }, rotation);
  return { zoom, rotation, offset };
}

export function zoomAt(picture: Extent, window: Extent, from: Placement, zoom: number, at: Point): Placement {
  const limited = clamp(zoom, zoomRange.min, zoomRange.max);
  const growth = limited / from.zoom;
  const offset = { x: at.x - (at.x - from.offset.x) * growth, y: at.y - (at.y - from.offset.y) * growth };
  return fitPlacement(picture, window, { ...from, zoom: limited, offset });
}

export function turnTo(picture: Extent, window: Extent, from: Placement, rotation: number): Placement {
  const before = scaleOf(picture, window, from);
  const after = scaleOf(picture, window, { zoom: from.zoom, rotation });
  const turned = turn(from.offset, rotation - from.rotation);
  const offset = { x: (turned.x * after) / before, y: (turned.y * after) / before };
  return fitPlacement(picture, window, { ...from, rotation, offset });
}

/** Matrix for CSS and canvas (a to f) of a picture whose middle is the origin; e and f are the offset of its middle from the window's. */
export function matrixOf(
  picture: Extent,
  window: Extent,
  placement: Placement,
): [number, number, number, number, number, number] {
  const scale = scaleOf(picture, window, placement);
  const [cos, sin] = [Math.cos(radians(placement.rotation)) * scale, Math.sin(radians(placement.rotation)) * scale];
  return [cos, sin, -sin, cos, placement.offset.x, placement.offset.y];
}

export function windowOn(stage: Extent, aspect: number, share = 0.84): Extent {
  const width = Math.max(1, Math.min(stage.width * share, stage.height * share * aspect));
  return { width, height: width / aspect };
}

export function largestPartOf({ width, height }: Extent, aspect: number): Extent {
  return width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect };
}

export function outputSize(picture: Extent, window: Extent, placement: Placement, most = 1600): Extent {
  const scale = scaleOf(picture, window, placement);
  const full = { width: window.width / scale, height: window.height / scale };
  const shrink = Math.min(1, most / Math.max(full.width, full.height));
  return { width: Math.max(1, Math.round(full.width * shrink)), height: Math.max(1, Math.round(full.height * shrink)) };
}
