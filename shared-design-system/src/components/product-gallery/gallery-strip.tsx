import { useState } from 'react';
import { shop } from '../../texts.ts';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { Picture } from '../picture/picture.tsx';
import { Strip } from './gallery-styles.ts';
import type { StripModel } from './use-strip.ts';

export interface GalleryPicture {
  id: string;
  src: string;
  alt?: string;
  /** Its average colour, until it comes. */
  colour?: string | undefined;
}

interface GalleryStripProps {
  name: string;
  pictures: readonly GalleryPicture[];
  model: StripModel;
}

/** The large pictures. Those beside the one in sight are loaded when somebody comes near them. */
export function GalleryStrip({ name, pictures, model }: GalleryStripProps) {
  const { strip, current, handlers } = model;
  const [awake, setAwake] = useState(false);
  const many = pictures.length > 1;
  return (
    <Strip
      ref={strip}
      onPointerEnter={() => setAwake(true)}
      {...handlers}
      {...(many && { role: 'group', tabIndex: 0, 'aria-label': shop.pictures(name) })}
    >
      {pictures.map(({ src, alt, colour }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a preview gives way to the first of all pictures, which may be the same one
        <div key={index}>
          <Picture
            src={src}
            alt={alt ?? (many ? shop.pictureOf(name, index + 1) : name)}
            ratio="fill"
            sizes={pictureSizes.gallery}
            colour={colour}
            priority={index === 0}
            near={awake && Math.abs(index - current) <= 1}
          />
        </div>
      ))}
    </Strip>
  );
}
