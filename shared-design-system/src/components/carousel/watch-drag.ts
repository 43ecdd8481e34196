import { isAtEdge, type Sample, velocityOf } from './drag.ts';

interface DragHandlers {
  start: () => void;
  move: (distance: number) => void;
  end: (distance: number, velocity: number) => void;
}

interface DragSettings {
  threshold: number;
  edge: number;
}

const controls = 'input, textarea, select, [contenteditable], [role="slider"], [data-no-drag]';

const isIos = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

interface Hold {
  id: number;
  from: { x: number; y: number };
  samples: Sample[];
  dragging: boolean;
}

/**
 * Watches mouse, finger and pen drag an element sideways. Up and down stay the browser's (`touch-action: pan-y`). keen-slider's own drag is off: it
 * knows no thresholds, keeps no edge free and loses a mouse that leaves the element.
 * @returns a function that stops watching
 */
export function watchDrag(element: HTMLElement, settings: DragSettings, on: DragHandlers): () => void {
  let hold: Hold | null = null;
  let dragged = false;
  const down = (event: PointerEvent) => {
    if (event.isPrimary) dragged = false;
    if (hold || !event.isPrimary || event.button !== 0 || (event.target as Element).closest(controls)) return;
    const touch = event.pointerType === 'touch';
    if (touch && isIos() && isAtEdge(event.clientX, window.innerWidth, settings.edge)) return;
    hold = { id: event.pointerId, from: { x: event.clientX, y: event.clientY }, samples: [], dragging: false };
  };
  const begins = (held: Hold, event: PointerEvent): boolean => {
    const aside = Math.abs(event.clientX - held.from.x);
    const along = Math.abs(event.clientY - held.from.y);
    return aside > 0 && aside >= settings.threshold && (event.pointerType === 'mouse' || aside >= along);
  };
  const move = (event: PointerEvent) => {
    if (hold?.id !== event.pointerId) return;
    if (!hold.dragging && event.pointerType === 'mouse' && event.buttons === 0) {
      hold = null;
      return;
    }
    if (!hold.dragging && !begins(hold, event)) return;
    if (!hold.dragging) {
      hold.dragging = true;
      dragged = true;
      element.setPointerCapture?.(event.pointerId);
      element.dataset.dragging = '';
      on.start();
    }
    hold.samples.push({ at: -event.clientX, time: event.timeStamp });
    on.move(hold.from.x - event.clientX);
  };
  const up = (event: PointerEvent) => {
    // A touch captures the pointer for its target. When a drag begins, the element captures it, and the target's loss bubbles up to here: that does
    // not end the drag.
    const passedOn = event.type === 'lostpointercapture' && event.target !== element;
    if (hold?.id !== event.pointerId || passedOn) return;
    const held = hold;
    hold = null;
    delete element.dataset.dragging;
    if (!held.dragging) return;
    const last = -(held.samples.at(-1)?.at ?? 0);
    const taken = event.type !== 'pointerup';
    on.end(held.from.x - (taken ? last : event.clientX), taken ? 0 : velocityOf(held.samples, event.timeStamp));
  };
  // A drag by mouse does not follow the link under it. A click by keyboard has `detail` 0.
  const click = (event: MouseEvent) => {
    if (!dragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const dragStart = (event: Event) => event.preventDefault();
  const watched: [string, (event: never) => void, boolean?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['lostpointercapture', up],
    ['click', click, true],
    ['dragstart', dragStart],
  ];
  for (const [type, listener, capture] of watched) element.addEventListener(type, listener as EventListener, capture);
  return () => {
    delete element.dataset.dragging;
    for (const [type, listener, capture] of watched) {
      element.removeEventListener(type, listener as EventListener, capture);
    }
  };
}
