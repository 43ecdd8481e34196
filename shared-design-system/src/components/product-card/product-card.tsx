import styled from '@emotion/styled';
import { typeset } from '../../format/typeset.ts';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { productCard } from '../../recipes/product-card.ts';
import { actions, rows, shop } from '../../texts.ts';
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

/** Promise 2.10.1. */
export interface ProductCardProps {
  name: string;
  /** Roubles. */
  price: number | null;
  /** Old price; higher than the price it brings the sale flag. */
  sale?: number | null | undefined;
  /** It has sizes that cost more. */
  from?: boolean | undefined;
  image?: string | null | undefined;
  /** Colour of the picture, until it comes. */
  colour?: string | undefined;
  /** What it takes of the page, as in `<img sizes>`: three columns by default. */
  sizes?: string;
  /** Route of the product. */
  to?: string | undefined;
  /** Few are left, or it is made to order. */
  note?: string | undefined;
  /** Sold out, or not for sale now. */
  disabled?: boolean;
  /** In the cart; above 0 the button is a stepper. */
  quantity?: number;
  /** How many there are; null where they are not counted. */
  most?: number | null;
  onAdd?: () => void;
  /** What 'Добавить' sends of the form that it stands in, while no script takes the press. */
  sends?: { name: string; value: string };
  /** 0 takes it out of the cart. */
  onQuantity?: (quantity: number) => void;
  adding?: boolean;
  badgeSize?: 'm' | 'l';
  /** Its picture is the first view's largest: it comes before all others. */
  priority?: boolean;
  /** It has sizes: the button leads to the product. */
  choose?: boolean;
  headingLevel?: 2 | 3;
}

const Root = styled.article(productCard);

function Foot(props: ProductCardProps) {
  const { name, to, disabled, quantity = 0, onAdd, sends, onQuantity, adding, choose, most = null } = props;
  if (disabled)
    return (
      <Button variant="quiet" size="s" disabled>
        {shop.soldOut}
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
        {actions.choose}
      </ButtonLink>
    );
  return (
    <Button
      variant="quiet"
      size="s"
      loading={adding ?? false}
      {...(sends ? { type: 'submit', ...sends } : {})}
      onClick={onAdd}
      aria-label={rows.named(actions.add, name)}
    >
      {actions.add}
    </Button>
  );
}

/** A product among others: picture, sale badge, name, price and 'Добавить' (promises 2.10.1, 2.10.3, 2.10.5). */
export function ProductCard(props: ProductCardProps) {
  const { name, price, sale, from, image, colour, to, disabled, badgeSize = 'm', priority, headingLevel = 3 } = props;
  const { sizes = pictureSizes.threeColumns, note } = props;
  const { cards } = useBrand();
  // From 'Добавить' to the stepper and back.
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

/** A card that loads its picture by an external id: the first item of the retrieved list (promise 2.10.2). */
export function ExternalProductCard(props: Omit<ProductCardProps, 'image'> & { externalId: string }) {
  const { externalId, ...rest } = props;
  const { pictures } = usePictures(externalId);
  return <ProductCard {...rest} image={pictures[0]?.src} />;
}

/** The shape of a card that comes. */
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
