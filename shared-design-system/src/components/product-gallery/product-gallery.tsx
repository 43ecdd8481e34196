import { shopTexts } from '../../texts.ts';
import { laterPictureSizes } from '../../tokens/later-picture-sizes.ts';
import { SaleBadge } from '../badge/badge.tsx';
import { Picture } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { type GalleryPicture, GalleryStrip } from './gallery-strip.tsx';
import { Badge, Main, Root, Thumb, Thumbs } from './gallery-styles.ts';
import { useStrip } from './use-strip.ts';
import { useViewer } from './use-viewer.tsx';

interface ProductGalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
  sale?: boolean;
  loading?: boolean;
}

const placeholders = [1, 2, 3] as const;

function Placeholders({ name, loading }: { name: string; loading: boolean }) {
  const still = (alt: string) =>
    loading ? <Skeleton shape="picture" /> : <Picture src={null} alt={alt} ratio="fill" />;
  return (
    <Root data-empty="">
      <Main data-many="">{still(name)}</Main>
      <Thumbs>
        {placeholders.map((index) => (
          <li key={index}>
            <Thumb as="span" data-placeholder="">
              {still('')}
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </Root>
  );
}

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
                aria-label={shopTexts.showPicture(index + 1)}
                aria-current={index === model.current ? 'true' : undefined}
                onClick={() => model.show(index)}
              >
                <Picture
                  src={item.src}
                  alt=""
                  ratio="fill"
                  colour={item.colour}
                  crop={item.crop}
                  sizes={laterPictureSizes.thumbnail}
                />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
      {viewer.dialog}
    </Root>
  );
}
