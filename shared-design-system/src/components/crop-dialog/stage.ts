import 'cropperjs';
import type { CropperCanvas, CropperImage } from 'cropperjs';
import { white } from '../../colour/contrast.ts';
import { pictureTexts } from '../../picture-texts.ts';
import type { Extent, Point } from './geometry.ts';

export type StageGesture = { kind: 'move'; by: Point } | { kind: 'zoom'; growth: number; at: Point };

export interface CropCanvas {
  ready: Promise<Extent>;
  setMatrix: (matrix: readonly [number, number, number, number, number, number]) => void;
  destroy: () => void;
}

interface ActionDetail {
  action: string;
  startX?: number;
  startY?: number;
  endX?: number;
  endY?: number;
  scale?: number;
  centerX?: number;
  centerY?: number;
  relatedEvent: { pageX: number; pageY: number };
}

function gestureOf(detail: ActionDetail, box: DOMRect): StageGesture | null {
  const { startX = 0, startY = 0, endX = 0, endY = 0, scale, relatedEvent } = detail;
  if (detail.action === 'move') return { kind: 'move', by: { x: endX - startX, y: endY - startY } };
  if (scale === undefined) return null;
  const { centerX = relatedEvent.pageX, centerY = relatedEvent.pageY } = detail;
  const at = {
    x: centerX - window.scrollX - box.left - box.width / 2,
    y: centerY - window.scrollY - box.top - box.height / 2,
  };
  return { kind: 'zoom', growth: 1 + scale, at };
}

/** Puts a picture on a stage. cropperjs only recognises the gestures; the caller decides where the picture may lie. */
export function createStage(
  parent: HTMLElement,
  picture: Blob,
  onGesture: (gesture: StageGesture) => void,
): CropCanvas {
  const src = URL.createObjectURL(picture);
  const canvas = document.createElement('cropper-canvas') as CropperCanvas;
  const image = document.createElement('cropper-image') as CropperImage;
  for (const element of [canvas, image]) element.setAttribute('action', 'move');
  image.setAttribute('alt', pictureTexts.source);
  image.setAttribute('translatable', '');
  image.setAttribute('src', src);
  Object.assign(canvas.style, { width: '100%', height: '100%' });
  Object.assign(image.style, { left: '0', top: '0', visibility: 'hidden', background: white });
  const listen = (event: Event) => {
    event.preventDefault();
    const gesture = gestureOf((event as CustomEvent<ActionDetail>).detail, canvas.getBoundingClientRect());
    if (gesture) onGesture(gesture);
  };
  canvas.addEventListener('action', listen, { capture: true });
  canvas.append(image);
  parent.append(canvas);
  const size = { width: 0, height: 0 };
  const ready = image.$ready().then((loaded) => {
    size.width = loaded.naturalWidth;
    size.height = loaded.naturalHeight;
    return size;
  });
  return {
    ready,
    setMatrix: ([a, b, c, d, e, f]) => {
      image.$setTransform(
        a,
        b,
        c,
        d,
        e + (canvas.offsetWidth - size.width) / 2,
        f + (canvas.offsetHeight - size.height) / 2,
      );
      image.style.visibility = '';
    },
    destroy: () => {
      URL.revokeObjectURL(src);
      canvas.removeEventListener('action', listen, { capture: true });
      canvas.remove();
    },
  };
}
