import { CarouselError } from './errors.ts';

const moveTypes = ['snap', 'freeScroll', 'strict'] as const;
const paginationTypes = ['bullet', 'fraction', 'scroll'] as const;

type MoveType = (typeof moveTypes)[number];
export type PaginationType = (typeof paginationTypes)[number];
interface PanelsPerView {
  phone: number;
  tablet?: number;
  desktop?: number;
}

export interface CarouselOptions {
  circular?: boolean;
  bound?: boolean;
  virtual?: boolean;
  panelsPerView?: number | PanelsPerView;
  moveType?: MoveType;
  pagination?: PaginationType;
  bulletCount?: number;
  dragThreshold?: number;
  moveThreshold?: number;
  bounce?: number | `${number}%`;
  deceleration?: number;
  duration?: number;
  iosEdgeSwipeThreshold?: number;
  resizeDebounce?: number;
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

/** Converts an option in px or in percent of the view to px; NaN where it is neither. */
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
