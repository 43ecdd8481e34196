import type { ReactNode, Ref, RefObject } from 'react';
import { carouselTexts as texts } from '../../lazy-texts.ts';
import { Inline } from '../stack/stack.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselPagination } from './carousel-pagination.tsx';
import { Arrows, Foot, Live, Panel, Root, Strip, Viewport } from './carousel-styles.ts';
import type { CarouselHandle } from './handle.ts';
import { nearPanels } from './near-panels.ts';
import type { CarouselOptions } from './options.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps<Item> extends CarouselOptions {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  heading?: ReactNode;
  onChange?: (index: number) => void;
  handle?: Ref<CarouselHandle>;
}

/**
 * A row of panels that is swiped, dragged, or moved by arrows, bullets and keys. The browser scrolls it until the
 * engine is loaded, which happens when the row comes near the view.
 * @throws CarouselError for invalid options
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, children, heading, onChange, handle } = props;
  const model = useCarousel(props, { count: items.length, handle, onChange });
  const { options, state, announced, step, goTo } = model;
  const { phone, tablet, desktop } = options.panelsPerView;
  const single = state.stops < 2;
  const near = options.virtual
    ? nearPanels([state.index, model.former], items.length, desktop, options.circular)
    : null;
  const pagination = (
    <CarouselPagination
      type={options.pagination}
      index={state.index}
      stops={state.stops}
      panels={items.length}
      most={options.bulletCount}
      onChoose={goTo}
    />
  );
  const arrows = single ? null : <CarouselArrows state={state} step={step} />;
  return (
    <Root aria-roledescription={texts.carousel} aria-label={label} onKeyDown={model.onKeyDown}>
      {heading === undefined ? null : (
        <Inline gap={4} justify="between" wrap={false}>
          {heading}
          {arrows ? <Arrows>{arrows}</Arrows> : null}
        </Inline>
      )}
      <Viewport ref={model.viewport as RefObject<HTMLDivElement>} data-single={single ? '' : undefined}>
        <Strip
          ref={model.strip as RefObject<HTMLDivElement>}
          vars={{ '--per-view': phone, '--tablet': tablet, '--desktop': desktop }}
        >
          {items.map((item, index) => (
            <Panel
              key={keyOf(item)}
              data-panel=""
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.of(index + 1, items.length)}
              tabIndex={-1}
            >
              {near === null || near.has(index) ? children(item, index) : null}
            </Panel>
          ))}
        </Strip>
      </Viewport>
      {single ? null : (
        <Foot>
          {heading === undefined ? (
            <CarouselArrows state={state} step={step}>
              {pagination}
            </CarouselArrows>
          ) : (
            pagination
          )}
        </Foot>
      )}
      <Live aria-live="polite">{announced}</Live>
    </Root>
  );
}
