import { useRef } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { carouselTexts as texts } from '../../lazy-texts.ts';
import { bulletWindow } from './bullets.ts';
import type { PaginationType } from './options.ts';
import { Bullet, BulletStrip, Bullets, BulletWindow, bulletWidth, Fraction } from './pagination-styles.ts';

interface CarouselPaginationProps {
  type: PaginationType;
  index: number;
  stops: number;
  panels: number;
  most: number;
  onChoose: (index: number) => void;
}

function ScrollingBullets({ index, stops, panels, most, onChoose }: CarouselPaginationProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { start, end } = bulletWindow(index, stops, most);
  usePageEffect(() => {
    if (strip.current) strip.current.style.transform = `translateX(${-start * bulletWidth}px)`;
  }, [start]);
  const isFar = (bullet: number) => (bullet === start && start > 0) || (bullet === end - 1 && end < stops);
  return (
    <BulletWindow vars={{ '--shown': end - start }} role="group" aria-label={texts.choose}>
      <BulletStrip ref={strip}>
        {Array.from({ length: stops }, (_, bullet) => {
          const hidden = bullet < start || bullet >= end;
          return (
            <Bullet
              // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its number
              key={bullet}
              type="button"
              aria-label={texts.slideOf(bullet + 1, panels)}
              aria-current={bullet === index ? 'true' : undefined}
              aria-hidden={hidden || undefined}
              tabIndex={hidden ? -1 : undefined}
              data-far={isFar(bullet) ? '' : undefined}
              onClick={() => onChoose(bullet)}
            />
          );
        })}
      </BulletStrip>
    </BulletWindow>
  );
}

export function CarouselPagination(props: CarouselPaginationProps) {
  const { type, index, stops, panels, most, onChoose } = props;
  if (type === 'fraction') return <Fraction>{texts.fraction(index + 1, stops)}</Fraction>;
  if (type === 'scroll') return <ScrollingBullets {...props} />;
  const { start, end } = bulletWindow(index, stops, most);
  return (
    <Bullets role="group" aria-label={texts.choose}>
      {Array.from({ length: end - start }, (_, offset) => {
        const bullet = start + offset;
        return (
          <Bullet
            key={bullet}
            type="button"
            aria-label={texts.slideOf(bullet + 1, panels)}
            aria-current={bullet === index ? 'true' : undefined}
            onClick={() => onChoose(bullet)}
          />
        );
      })}
    </Bullets>
  );
}
