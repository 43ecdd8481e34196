import type { Order } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import { pictureSrcSet, styled } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const Shown = styled.img`
  display: block;
  width: 100%;
  height: auto;
  max-height: 40rem;
  object-fit: contain;
  border-radius: var(--radius-m);
`;

const sizes = '(min-width: 77em) 41rem, (min-width: 62.5em) calc(100vw - 36rem), 100vw';

export function OrderPhoto({ photo }: { photo: Order['photo'] }) {
  if (!photo) return null;
  const { link, width, height } = photo;
  return (
    <Card title={orderTexts.photo.title} gap={3}>
      <Shown
        src={link}
        srcSet={pictureSrcSet(link)}
        sizes={sizes}
        width={width}
        height={height}
        alt={orderTexts.photo.alt}
      />
    </Card>
  );
}
