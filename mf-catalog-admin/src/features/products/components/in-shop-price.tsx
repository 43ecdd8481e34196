import type { Product } from 'shared-contracts';
import { Link, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { rulePriceText } from '../../../price-rule-words.ts';
import { texts } from '../../../texts.ts';

export const InShopPrice = ({ product }: { product: Product }) => (
  <Text size="s">
    {/* A year ends with a full stop of its own. */}
    {rulePriceText(product, useShopZone())?.replace(/\.?$/, '.')}{' '}
    <Link to="/merchant/products/price-rules">{texts.priceRules.title}</Link>
  </Text>
);
