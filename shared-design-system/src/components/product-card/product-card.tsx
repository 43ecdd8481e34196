import styled from '@emotion/styled';
import { typeset } from '../../format/typeset.ts';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { productCard } from '../../recipes/product-card.ts';
import { actionTexts, rowTexts, shopTexts } from '../../texts.ts';
import { useBrand } from '../../theme/brand.tsx';
import { usePictures } from '../../theme/use-pictures.ts';
import { pictureSizes } from '../../tokens/picture-sizes.ts';
import { SaleBadge } from '../badge/badge.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Picture } from '../picture/picture.tsx';
import { isSale, Price } from '../price/price.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ProductCardProps {
  name: string;
  price: number | null;
  sale?: number | null | undefined;
  from?: boolean | undefined;
  image?: string | null | undefined;
  colour?: string | undefined;
  crop?: number | undefined;
  sizes?: string;
  to?: string | undefined;
  note?: string | undefined;
  disabled?: boolean;
  quantity?: number;
  /** Pieces left; null where they are not counted. */
  most?: number | null;
  onAdd?: () => void;
  /** Field of the surrounding form that 'Добавить' sends while no script handles the press. */
  sends?: { name: string; value: string };
  onQuantity?: (quantity: number) => void;
  adding?: boolean;
  badgeSize?: 'm' | 'l';
  priority?: boolean;
  choose?: boolean;
  headingLevel?: 2 | 3;
}

const Root = styled.article(productCard);

function Foot(props: ProductCardProps) {
  const { name, to, disabled, quantity = 0, onAdd, sends, onQuantity, adding, choose, most = null } = props;
  if (disabled)
    return (
      <Button variant="quiet" size="s" disabled>
        {shopTexts.soldOut}
      </Button>
    );
  if (quantity > 0 && onQuantity)
    return (
      <QuantityStepper
        value={quantity}
        min={0}
        {...(most === null ? {} : { max: most })}
        onChange={onQuantity}
        label={name}
        variant="quiet"
      />
    );
  if (choose && to !== undefined)
    return (
      <ButtonLink variant="quiet" size="s" to={to}>
        {actionTexts.choose}
      </ButtonLink>
    );
  return (
    <Button
      variant="quiet"
      size="s"
      loading={adding ?? false}
      {...(sends ? { type: 'submit', ...sends } : {})}
      onClick={onAdd}
      aria-label={rowTexts.named(actionTexts.add, name)}
    >
      {actionTexts.add}
    </Button>
  );
}

export function ProductCard(props: ProductCardProps) {
  const {
    name,
    price,
    sale,
    from,
    image,
    colour,
    crop,
    to,
    disabled,
    badgeSize = 'm',
    priority,
    headingLevel = 3,
  } = props;
  const { sizes = pictureSizes.threeColumns, note } = props;
  const { cards } = useBrand();
  // Keeps the focus when 'Добавить' is replaced by the stepper, and back.
  const kept = useFocusFallback();
  const Name = `h${headingLevel}` as const;
  const shown = typeset(name);
  return (
    <Root data-cards={cards} data-off={disabled ? '' : undefined}>
      {isSale(price, sale) ? (
        <div data-part="badge">
          <SaleBadge size={badgeSize} />
        </div>
      ) : null}
      <div data-part="media">
        <Picture
          src={image}
          alt=""
          sizes={sizes}
          colour={colour}
          crop={crop}
          priority={priority ?? false}
          muted={disabled ?? false}
        />
      </div>
      <div data-part="body">
        <Name data-part="name">{to === undefined ? shown : <Anchor to={to}>{shown}</Anchor>}</Name>
        {note ? <div data-part="note">{note}</div> : null}
        <div data-part="foot" {...kept}>
          <Price value={price} old={sale} from={from} />
          <Foot {...props} />
        </div>
      </div>
    </Root>
  );
}

export function ExternalProductCard(props: Omit<ProductCardProps, 'image'> & { externalId: string }) {
  const { externalId, ...rest } = props;
  const { pictures } = usePictures(externalId);
  return <ProductCard {...rest} image={pictures[0]?.src} crop={pictures[0]?.crop} />;
}

export function ProductCardSkeleton() {
  const { cards } = useBrand();
  return (
    <Root data-cards={cards} aria-hidden>
      <div data-part="media">
        <Skeleton shape="picture" />
      </div>
      <div data-part="body">
        <Skeleton lines={2} />
        <div data-part="foot">
          <Skeleton width="half" />
          <Skeleton shape="button" />
        </div>
      </div>
    </Root>
  );
}
