import { isSoldOut, type Product, remainingStockOf, sizesOf } from 'shared-contracts';
import {
  Button,
  ButtonLink,
  Link,
  media,
  Picture,
  Price,
  styled,
  typeset,
  useFocusFallback,
} from 'shared-design-system/shop';
import { addToCartButtonField } from '../../../components/add-to-cart-button-field.ts';
import { cardPrice } from '../card-price.ts';
import { addonTexts as words } from '../more-texts.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: var(--size-12) minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;

  /* The name has the whole line, else its words would break. */
  ${media.below360} {
    grid-template-columns: var(--size-12) minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`;

const Media = styled.div`
  border-radius: var(--radius-s);
  overflow: hidden;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

interface AddonRowProps {
  product: Product;
  to: string;
  quantity: number;
  onAdd: () => void;
}

export function AddonRow({ product, to, quantity, onAdd }: AddonRowProps) {
  const kept = useFocusFallback();
  const left = remainingStockOf(product, null);
  const { price, sale, from } = cardPrice(product);
  return (
    <Row>
      <Media>
        <Picture src={product.preview?.link} alt="" ratio="square" sizes="4.5rem" colour={product.preview?.colour} />
      </Media>
      <Words>
        <Link to={to}>{typeset(product.title)}</Link>
        <Price value={price} old={sale} from={from} />
      </Words>
      <div {...kept}>
        {sizesOf(product).length > 0 ? (
          <ButtonLink variant="quiet" size="s" to={to}>
            {words.choose}
          </ButtonLink>
        ) : (
          <Button
            type="submit"
            variant="quiet"
            size="s"
            disabled={isSoldOut(product) || (left !== null && quantity >= left)}
            aria-label={words.addNamed(product.title)}
            onClick={onAdd}
            formNoValidate
            {...addToCartButtonField(product)}
          >
            {quantity > 0 ? words.added(quantity) : words.add}
          </Button>
        )}
      </div>
    </Row>
  );
}
