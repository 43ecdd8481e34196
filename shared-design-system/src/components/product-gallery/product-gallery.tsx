import { type ReactElement, useRef, useState } from 'react';
import { shop } from '../../texts.ts';
import { SaleBadge } from '../badge/badge.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Badge, Main, Root, Thumb, Thumbs } from './gallery-parts.ts';

/** Props of {@link ProductGallery}. */
export interface ProductGalleryProps {
  /** What is in the pictures. */
  name: string;
  pictures: readonly { id: string; src: string; alt?: string }[];
  sale?: boolean;
  loading?: boolean;
}

const placeholders = [1, 2, 3] as const;

/** Without pictures: three placeholder thumbnails and one placeholder main image (sentence 2.9.1). */
function Placeholders({ name, loading }: { name: string; loading: boolean }): ReactElement {
  const still = (alt: string) =>
    loading ? <Skeleton shape="picture" /> : <Picture src={null} alt={alt} ratio="fill" />;
  return (
    <Root>
      <Main data-many="">{still(name)}</Main>
      <Thumbs>
        {placeholders.map((place) => (
          <li key={place}>
            <Thumb as="span" data-placeholder="">
              {still('')}
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </Root>
  );
}

/**
 * A product's pictures: one large (500 px high) and thumbnails (161 px high) of the same ratio, 3 to 3.5, where there is more than one
 * (sentences 2.9.1, 9.1.2). On a phone the large one is swiped, too.
 */
export function ProductGallery({ name, pictures, sale, loading = false }: ProductGalleryProps): ReactElement {
  const [chosen, setChosen] = useState(0);
  const startedAt = useRef<number | null>(null);
  if (pictures.length === 0) return <Placeholders name={name} loading={loading} />;
  const current = Math.min(chosen, pictures.length - 1);
  const picture = pictures[current];
  const step = (by: number) => setChosen(Math.min(pictures.length - 1, Math.max(0, current + by)));
  const endSwipe = (at: number) => {
    const way = startedAt.current === null ? 0 : at - startedAt.current;
    startedAt.current = null;
    if (Math.abs(way) >= 40) step(way < 0 ? 1 : -1);
  };
  return (
    <Root>
      <Main
        data-many={pictures.length > 1 ? '' : undefined}
        onTouchStart={(event) => {
          startedAt.current = event.touches[0]?.clientX ?? null;
        }}
        onTouchEnd={(event) => endSwipe(event.changedTouches[0]?.clientX ?? 0)}
      >
        <Picture
          src={picture?.src}
          alt={picture?.alt ?? (pictures.length > 1 ? shop.pictureOf(name, current + 1) : name)}
          ratio="fill"
          sizes="(min-width: 1000px) 429px, (min-width: 768px) 45vw, 100vw"
          priority={current === 0}
        />
        {sale ? (
          <Badge>
            <SaleBadge />
          </Badge>
        ) : null}
      </Main>
      {pictures.length > 1 ? (
        <Thumbs aria-label={shop.pictures(name)}>
          {pictures.map((item, index) => (
            <li key={item.id}>
              <Thumb
                type="button"
                aria-label={shop.showPicture(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <Picture src={item.src} alt="" ratio="fill" sizes="(min-width: 768px) 138px, 72px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
    </Root>
  );
}
