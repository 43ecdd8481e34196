import { shop } from '../../texts.ts';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { SaleBadge } from '../badge/badge.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { type GalleryPicture, GalleryStrip } from './gallery-strip.tsx';
import { Badge, Main, Root, Thumb, Thumbs } from './gallery-styles.ts';
import { useStrip } from './use-strip.ts';
import { useViewer } from './use-viewer.tsx';

interface ProductGalleryProps {
  /** What is in the pictures. */
  name: string;
  pictures: readonly GalleryPicture[];
  sale?: boolean;
  loading?: boolean;
}

const placeholders = [1, 2, 3] as const;

/** Without pictures: three placeholder thumbnails and one placeholder main image (promise 2.9.1), low on a phone: there is nothing to see. */
function Placeholders({ name, loading }: { name: string; loading: boolean }) {
  const still = (alt: string) =>
    loading ? <Skeleton shape="picture" /> : <Picture src={null} alt={alt} ratio="fill" />;
  return (
    <Root data-empty="">
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
 * (promises 2.9.1, 9.1.2). The large one follows a finger, with or without scripts.
 */
export function ProductGallery({ name, pictures, sale, loading = false }: ProductGalleryProps) {
  const model = useStrip(pictures.length);
  const viewer = useViewer(name, pictures, (index) => window.open(pictures[index]?.src));
  if (pictures.length === 0) return <Placeholders name={name} loading={loading} />;
  return (
    <Root>
      <Main data-part="gallery" data-many={pictures.length > 1 ? '' : undefined}>
        <GalleryStrip name={name} pictures={pictures} model={model} onOpen={viewer.open} />
        {sale ? (
          <Badge>
            <SaleBadge />
          </Badge>
        ) : null}
      </Main>
      {pictures.length > 1 ? (
        <Thumbs>
          {pictures.map((item, index) => (
            <li key={item.id}>
              <Thumb
                type="button"
                aria-label={shop.showPicture(index + 1)}
                aria-current={index === model.current ? 'true' : undefined}
                onClick={() => model.show(index)}
              >
                <Picture src={item.src} alt="" ratio="fill" colour={item.colour} sizes={pictureSizes.thumbnail} />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
      {viewer.dialog}
    </Root>
  );
}
