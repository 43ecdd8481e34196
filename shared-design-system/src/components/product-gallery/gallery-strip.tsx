import { useState } from 'react';
import { pictureAt, resolvePicture } from '../../format/picture.ts';
import { shopTexts } from '../../texts.ts';
import { useDisplaySettings } from '../../theme/display-settings.tsx';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { Picture } from '../picture/picture.tsx';
import { Strip } from './gallery-styles.ts';
import type { StripModel } from './use-strip.ts';

export interface GalleryPicture {
  id: string;
  src: string;
  alt?: string;
  colour?: string | undefined;
  crop?: number | undefined;
}

interface GalleryStripProps {
  name: string;
  pictures: readonly GalleryPicture[];
  model: StripModel;
  onOpen: (index: number) => void;
}

const widest = 1920;

export function GalleryStrip({ name, pictures, model, onOpen }: GalleryStripProps) {
  const { baseUrl } = useDisplaySettings();
  const addressOf = (src: string) => pictureAt(resolvePicture(src, baseUrl), widest);
  const { strip, current, handlers } = model;
  const [awake, setAwake] = useState(false);
  const many = pictures.length > 1;
  const nameOf = (alt: string | undefined, index: number) =>
    alt ?? (many ? shopTexts.pictureOf(name, index + 1) : name);
  return (
    <Strip
      ref={strip}
      data-awake={awake || current > 0 ? '' : undefined}
      onPointerEnter={() => setAwake(true)}
      {...handlers}
      {...(many && { role: 'group', tabIndex: 0, 'aria-label': shopTexts.pictures(name) })}
    >
      {pictures.map(({ src, alt, colour, crop }, index) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a preview gives way to the first of all pictures, which may be the same one
          key={index}
          href={addressOf(src)}
          draggable={false}
          tabIndex={index === current ? 0 : -1}
          aria-label={shopTexts.openPicture(nameOf(alt, index))}
          onClick={(press) => {
            if (press.metaKey || press.ctrlKey || press.shiftKey) return;
            press.preventDefault();
            onOpen(index);
          }}
        >
          <Picture
            src={src}
            alt={nameOf(alt, index)}
            ratio="fill"
            sizes={pictureSizes.gallery}
            colour={colour}
            crop={crop}
            priority={index === 0}
            near={awake && Math.abs(index - current) <= 1}
          />
        </a>
      ))}
    </Strip>
  );
}
