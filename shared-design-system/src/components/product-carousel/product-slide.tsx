import { typeset } from '../../format/typeset.ts';
import { actionTexts, rowTexts, shopTexts } from '../../texts.ts';
import { useBrand } from '../../theme/brand.tsx';
import { laterPictureSizes } from '../../tokens/later-picture-sizes.ts';
import { SaleBadge } from '../badge/badge.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Picture } from '../picture/picture.tsx';
import { isSale, Price } from '../price/price.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { Body, Description, Name, Slide } from './product-carousel-styles.ts';

export interface CarouselProduct
  extends Pick<
    ProductCardProps,
    'name' | 'price' | 'sale' | 'from' | 'image' | 'colour' | 'crop' | 'to' | 'disabled' | 'choose' | 'sends'
  > {
  id: string;
  description?: string;
}

interface ProductSlideProps {
  product: CarouselProduct;
  onAdd: (id: string) => void;
  narrow: boolean;
}

function Add({ product, onAdd }: Omit<ProductSlideProps, 'narrow'>) {
  const { id, name, to, choose = false, disabled = false, sends } = product;
  if (choose && !disabled && to !== undefined)
    return (
      <ButtonLink variant="quiet" to={to}>
        {actionTexts.choose}
      </ButtonLink>
    );
  if (disabled)
    return (
      <Button variant="quiet" disabled>
        {shopTexts.soldOut}
      </Button>
    );
  return (
    <Button
      variant="quiet"
      aria-label={rowTexts.named(actionTexts.add, name)}
      {...(sends ? { type: 'submit', ...sends } : {})}
      onClick={() => onAdd(id)}
    >
      {actionTexts.add}
    </Button>
  );
}

export function ProductSlide({ product, onAdd, narrow }: ProductSlideProps) {
  const { cards } = useBrand();
  const { name, price, sale, from, image, colour, crop, description, to, disabled = false } = product;
  return (
    <Slide data-cards={cards} data-narrow={narrow ? '' : undefined}>
      {isSale(price, sale) ? (
        <div data-part="badge">
          <SaleBadge />
        </div>
      ) : null}
      <div data-part="media">
        <Picture
          src={image}
          alt=""
          ratio="fill"
          sizes={narrow ? laterPictureSizes.slide : laterPictureSizes.onlySlide}
          colour={colour}
          crop={crop}
          muted={disabled}
        />
      </div>
      <Body>
        <Name>{to === undefined ? typeset(name) : <Anchor to={to}>{typeset(name)}</Anchor>}</Name>
        <Price size="l" value={price} old={sale} from={from} />
        {description ? <Description>{typeset(description)}</Description> : null}
        <Add product={product} onAdd={onAdd} />
      </Body>
    </Slide>
  );
}
