import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { hexOr } from '../../colour/hex.ts';
import { pictureAt, pictureSrcSet, resolvePicture } from '../../format/picture.ts';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { shopTexts } from '../../texts.ts';
import { useBrand } from '../../theme/brand.tsx';
import { useDisplaySettings } from '../../theme/display-settings.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';

interface PictureProps extends VariantsOf<typeof look> {
  /** Without it a drawing is shown. Relative paths are resolved against the display settings' base url. */
  src: string | null | undefined;
  alt: string;
  sizes?: string;
  /** See `cropOf`. */
  crop?: number | undefined;
  priority?: boolean;
  near?: boolean;
  colour?: string | undefined;
  muted?: boolean;
}

const look = {
  base: `
    position: relative;
    display: block;
    width: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: var(--color-sunken);
  `,
  variants: {
    ratio: {
      product: 'aspect-ratio: var(--picture-ratio);',
      square: 'aspect-ratio: 1;',
      banner: 'aspect-ratio: 6 / 5;',
      fill: 'height: 100%;',
    },
  },
  states: `
    /* A presentation attribute, not a style: the page's policy lets no style attributes in. */
    > svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      filter: var(--picture-filter);
    }

    > img {
      position: relative;
      width: 100%;
      height: 100%;
      object-fit: cover;
      filter: var(--picture-filter);
      transition: opacity var(--duration-fast) linear;
    }

    > img[data-waiting] {
      opacity: 0;
    }

    /* Shows through a transparent picture, instead of the colour that stood in its place. */
    > img[data-shown] {
      background: var(--color-paper);
    }

    &[data-muted] > svg {
      display: none;
    }

    &[data-muted] > img {
      filter: grayscale(0.9);
      opacity: 0.55;
    }
  `,
} satisfies Recipe;

const Frame = styled.span(cssOf(look));

const drawings: Partial<Record<string, IconName>> = { bloom: 'flower', mum: 'gift' };

const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--color-control-border);
  container-type: size;

  > [data-icon] {
    width: min(var(--size-18), 44cqmin);
    height: min(var(--size-18), 44cqmin);
  }

  svg {
    width: 100%;
    height: 100%;
  }
`;

type Phase = 'unknown' | 'waiting' | 'shown' | 'failed';

function usePhase(src: string | null, fades: boolean) {
  const image = useRef<HTMLImageElement>(null);
  const [phase, setPhase] = useState<Phase>('unknown');
  usePageEffect(() => {
    const element = image.current;
    // There was no `src`, or it did not load: another one is tried.
    if (!element) setPhase('unknown');
    else if (element.complete) setPhase(element.naturalWidth === 0 && element.currentSrc !== '' ? 'failed' : 'shown');
    else setPhase(fades ? 'waiting' : 'unknown');
  }, [src, fades]);
  return { image, phase, setPhase };
}

const Ground = ({ colour }: { colour: string }) => (
  <svg aria-hidden focusable={false}>
    <rect width="100%" height="100%" fill={hexOr(colour, 'none')} />
  </svg>
);

export function Picture({
  src,
  alt,
  ratio = 'product',
  sizes = '50vw',
  crop,
  priority = false,
  near = false,
  colour,
  muted,
}: PictureProps) {
  const { baseUrl } = useDisplaySettings();
  const { id } = useBrand();
  const address = src ? resolvePicture(src, baseUrl) : null;
  const { image, phase, setPhase } = usePhase(address, !priority);
  const srcSet = address === null ? undefined : pictureSrcSet(address, crop);
  return (
    <Frame data-ratio={ratio} data-muted={muted ? '' : undefined}>
      {address === null || phase === 'failed' ? (
        <Missing
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : `${alt}. ${shopTexts.noPicture}`}
        >
          <Icon name={drawings[id] ?? 'package'} size="xxl" />
        </Missing>
      ) : (
        <>
          {colour ? <Ground colour={colour} /> : null}
          <img
            ref={image}
            key={address}
            alt={alt}
            src={srcSet === undefined ? address : pictureAt(address, 640)}
            srcSet={srcSet}
            sizes={srcSet === undefined ? undefined : sizes}
            loading={priority || near ? 'eager' : 'lazy'}
            decoding={priority ? 'auto' : 'async'}
            {...(priority ? { fetchpriority: 'high' } : {})}
            data-waiting={phase === 'waiting' ? '' : undefined}
            data-shown={phase === 'shown' ? '' : undefined}
            onLoad={() => setPhase('shown')}
            onError={() => setPhase('failed')}
          />
        </>
      )}
    </Frame>
  );
}
