import fc from 'fast-check';
import { CarouselError } from './errors.ts';
import { bounceOf, type CarouselOptions, carouselDefaults, resolveOptions } from './options.ts';

const codeOf = (options: unknown) => {
  try {
    resolveOptions(options as CarouselOptions);
  } catch (error) {
    return error instanceof CarouselError ? error.code : error;
  }
  return 'fine';
};

describe('options of a carousel', () => {
  it('[9.11.1] are by default: one slide per view, five bullets, and the thresholds and times of the specification', () => {
    expect(resolveOptions({})).toMatchObject({
      panelsPerView: { phone: 1, tablet: 1, desktop: 1 },
      duration: 500,
      dragThreshold: 1,
      moveThreshold: 40,
      bounce: '20%',
      deceleration: 0.0075,
      iosEdgeSwipeThreshold: 30,
      resizeDebounce: 0,
      maxResizeDebounce: 100,
      bulletCount: 5,
    });
  });

  it('[9.11.2] know snap, freeScroll and strict; bullet, fraction and scroll; and no others', () => {
    for (const moveType of ['snap', 'freeScroll', 'strict'] as const)
      expect(resolveOptions({ moveType }).moveType).toBe(moveType);
    for (const pagination of ['bullet', 'fraction', 'scroll'] as const)
      expect(resolveOptions({ pagination }).pagination).toBe(pagination);
    expect(codeOf({ moveType: 'jump' })).toBe('wrong-option');
    expect(codeOf({ pagination: 'dots' })).toBe('unsupported-pagination');
  });

  it('[9.11.2] ignore bound where circular is set', () => {
    expect(resolveOptions({ circular: true, bound: true })).toMatchObject({ circular: true, bound: false });
    expect(resolveOptions({ bound: true })).toMatchObject({ circular: false, bound: true });
  });

  it('[9.11.2] take virtual only with panels per view above 0', () => {
    expect(codeOf({ virtual: true, panelsPerView: 2 })).toBe('fine');
    for (const panelsPerView of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, { phone: 1, desktop: 0 }])
      expect(codeOf({ virtual: true, panelsPerView })).toBe('wrong-option');
  });

  it('[8.5.1] that cannot be are refused by name', () => {
    for (const wrong of [
      { duration: -1 },
      { moveThreshold: Number.NaN },
      { bounce: '20px' },
      { bounce: -1 },
      { deceleration: 0 },
      { bulletCount: 0 },
      { resizeDebounce: -5 },
    ])
      expect(codeOf(wrong)).toBe('wrong-option');
  });

  it('that are undefined are the defaults, and what is no option is left alone', () => {
    const none = Object.fromEntries(Object.keys(carouselDefaults).map((name) => [name, undefined]));
    expect(resolveOptions({ ...none, label: 'x' } as CarouselOptions)).toEqual(resolveOptions({}));
  });

  it('grow from phone to desktop, each width with the one before unless it has its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.option(fc.integer({ min: 1, max: 9 })), (phone, tablet) => {
        const panelsPerView = tablet === null ? { phone } : { phone, tablet };
        const wide = tablet ?? phone;
        expect(resolveOptions({ panelsPerView }).panelsPerView).toEqual({ phone, tablet: wide, desktop: wide });
      }),
    );
  });

  it('[9.11.1] bounce by a share of the view, or by px', () => {
    expect(bounceOf('20%', 500)).toBe(100);
    expect(bounceOf(12, 500)).toBe(12);
  });
});
