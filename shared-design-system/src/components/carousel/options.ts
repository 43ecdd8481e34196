import { CarouselError } from './errors.ts';

const moveTypes = ['snap', 'freeScroll', 'strict'] as const;
const paginationTypes = ['bullet', 'fraction', 'scroll'] as const;

/** snap: rests on panels; freeScroll: rests anywhere; strict: by one panel at most. */
type MoveType = (typeof moveTypes)[number];
/** bullet: dots around the current one; fraction: '2 / 5'; scroll: a strip of all dots that moves along. */
export type PaginationType = (typeof paginationTypes)[number];
/** How many panels are seen at once, by the width of the page: from 768 and from 1024 px. */
interface PanelsPerView {
  phone: number;
  tablet?: number;
  desktop?: number;
}

/** Options of a carousel; the defaults are those of promise 9.11.1. */
export interface CarouselOptions {
  /** After the last comes the first. Where there are too few panels for that it is linear. */
  circular?: boolean;
  /** The last panel stops at the end of the view. Ignored where `circular` is set (promise 9.11.2). */
  bound?: boolean;
  /** Only what is near the view is rendered. */
  virtual?: boolean;
  panelsPerView?: number | PanelsPerView;
  moveType?: MoveType;
  pagination?: PaginationType;
  /** Bullets at once. */
  bulletCount?: number;
  /** px after which a pointer drags. */
  dragThreshold?: number;
  /** px after which a drag goes on to another panel instead of back. */
  moveThreshold?: number;
  /** How far it can be drawn out at its ends: px, or a share of the view. */
  bounce?: number | `${number}%`;
  /** How fast a flick loses its speed, in px/ms². */
  deceleration?: number;
  /** Of an animation, in ms. */
  duration?: number;
  /** px at the edges of an iOS screen that belong to the browser's swipe back and forward. */
  iosEdgeSwipeThreshold?: number;
  /** ms without another resize before it lays itself out anew; 0: at once. */
  resizeDebounce?: number;
  /** ms after which it does so anyway. */
  maxResizeDebounce?: number;
}

export type ResolvedOptions = Omit<Required<CarouselOptions>, 'panelsPerView'> & {
  panelsPerView: Required<PanelsPerView>;
};

export const carouselDefaults = {
  circular: false,
  bound: false,
  virtual: false,
  panelsPerView: 1,
  moveType: 'snap',
  pagination: 'bullet',
  bulletCount: 5,
  dragThreshold: 1,
  moveThreshold: 40,
  bounce: '20%',
  deceleration: 0.0075,
  duration: 500,
  iosEdgeSwipeThreshold: 30,
  resizeDebounce: 0,
  maxResizeDebounce: 100,
} as const satisfies Required<CarouselOptions>;

const notNegative = [
  'dragThreshold',
  'moveThreshold',
  'duration',
  'iosEdgeSwipeThreshold',
  'resizeDebounce',
  'maxResizeDebounce',
] as const;

/** An option in px or in percent as px of the view; NaN where it is neither. */
export function bounceOf(bounce: number | string, view: number): number {
  if (typeof bounce === 'number') return bounce;
  return /^\d+(\.\d+)?%$/.test(bounce) ? (Number.parseFloat(bounce) / 100) * view : Number.NaN;
}

function panelsPerViewOf(given: number | PanelsPerView): Required<PanelsPerView> {
  const {
    phone,
    tablet = phone,
    desktop = tablet,
  }: PanelsPerView = typeof given === 'number' ? { phone: given } : given;
  return { phone, tablet, desktop };
}

const refuse = (name: string, value: unknown): never => {
  throw new CarouselError('wrong-option', `${name}: ${String(value)}`);
};

/**
 * Options with their defaults, checked.
 * @throws CarouselError 'wrong-option', 'unsupported-pagination'
 */
export function resolveOptions(given: CarouselOptions): ResolvedOptions {
  const known = Object.entries(given).filter(
    ([name, value]) => Object.hasOwn(carouselDefaults, name) && value !== undefined,
  );
  const merged: Required<CarouselOptions> = { ...carouselDefaults, ...Object.fromEntries(known) };
  const panelsPerView = panelsPerViewOf(merged.panelsPerView);
  for (const count of Object.values(panelsPerView)) {
    if (!(count > 0 && Number.isFinite(count)))
      refuse(merged.virtual ? 'panelsPerView of virtual' : 'panelsPerView', count);
  }
  if (!paginationTypes.includes(merged.pagination))
    throw new CarouselError('unsupported-pagination', merged.pagination);
  if (!moveTypes.includes(merged.moveType)) refuse('moveType', merged.moveType);
  for (const name of notNegative) if (!(merged[name] >= 0)) refuse(name, merged[name]);
  if (!(bounceOf(merged.bounce, 1) >= 0)) refuse('bounce', merged.bounce);
  if (!(merged.deceleration > 0)) refuse('deceleration', merged.deceleration);
  if (!(merged.bulletCount >= 1)) refuse('bulletCount', merged.bulletCount);
  return { ...merged, panelsPerView, bound: merged.bound && !merged.circular };
}
