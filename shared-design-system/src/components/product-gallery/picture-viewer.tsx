import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pictureAt, pictureSrcSet, resolvePicture } from '../../format/picture.ts';
import { viewerTexts } from '../../lazy-texts.ts';
import { useDisplaySettings } from '../../theme/display-settings.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal } from '../modal/modal.tsx';
import type { GalleryPicture } from './gallery-strip.tsx';
import { Slide, Slides, Tools } from './viewer-styles.ts';

export interface PictureViewerProps {
  open: boolean;
  onClose: () => void;
  name: string;
  pictures: readonly GalleryPicture[];
  first: number;
}

const zoom = 2.5;
const widest = 1920;

function keepPlace(slide: HTMLElement, { x, y }: { x: number; y: number }): void {
  slide.scrollLeft = x * slide.scrollWidth - slide.clientWidth / 2;
  slide.scrollTop = y * slide.scrollHeight - slide.clientHeight / 2;
}

interface LargePictureProps {
  picture: GalleryPicture;
  alt: string;
  near: boolean;
  inSight: boolean;
}

function LargePicture({ picture, alt, near, inSight }: LargePictureProps) {
  const { baseUrl } = useDisplaySettings();
  const slide = useRef<HTMLButtonElement>(null);
  const [zoomPoint, setZoomPoint] = useState<{ x: number; y: number } | null>(null);
  const zoomed = zoomPoint !== null && inSight;
  useEffect(() => {
    if (zoomed && slide.current) keepPlace(slide.current, zoomPoint);
  }, [zoomed, zoomPoint]);
  const address = resolvePicture(picture.src, baseUrl);
  const press = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (zoomed) return setZoomPoint(null);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press by keyboard has no coordinates: it enlarges the middle.
    setZoomPoint(detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height });
  };
  return (
    <Slide
      ref={slide}
      type="button"
      tabIndex={inSight ? 0 : -1}
      aria-label={zoomed ? viewerTexts.whole(alt) : viewerTexts.larger(alt)}
      data-zoomed={zoomed ? '' : undefined}
      onClick={press}
    >
      <img
        alt={alt}
        src={pictureAt(address, widest)}
        srcSet={pictureSrcSet(address)}
        sizes={zoomed ? `${zoom * 100}vw` : '100vw'}
        loading={near ? 'eager' : 'lazy'}
        draggable={false}
      />
    </Slide>
  );
}

export default function PictureViewer({ open, onClose, name, pictures, first }: PictureViewerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const show = (index: number) => {
    const { current: element } = strip;
    if (!element) return;
    element.scrollLeft = index * element.clientWidth;
    element.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins there once
  useEffect(() => show(first), []);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const many = pictures.length > 1;
  const turn = (by: number) => show(Math.min(pictures.length - 1, Math.max(0, current + by)));
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={many ? viewerTexts.position(current + 1, pictures.length) : name}
      size="screen"
      flush
    >
      <Slides
        ref={strip}
        onScroll={look}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (!by) return;
          // Otherwise the browser would also scroll the strip by one picture.
          event.preventDefault();
          turn(by);
        }}
      >
        {pictures.map((picture, index) => (
          <LargePicture
            key={picture.id}
            picture={picture}
            alt={picture.alt ?? viewerTexts.pictureOf(name, index + 1)}
            near={Math.abs(index - current) <= 1}
            inSight={index === current}
          />
        ))}
      </Slides>
      {many ? (
        <Tools>
          <IconButton
            icon="chevron-left"
            label={viewerTexts.previous}
            disabled={current === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={viewerTexts.next}
            disabled={current === pictures.length - 1}
            onClick={() => turn(1)}
          />
        </Tools>
      ) : null}
    </Modal>
  );
}
