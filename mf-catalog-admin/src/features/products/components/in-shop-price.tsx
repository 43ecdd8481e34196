import type { Product } from 'shared-contracts';
import { Link, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { nowInShop } from '../../../price-rule-words.ts';
import { texts } from '../../../texts.ts';

/** What the shop asks for a product under a rule, and the way to the rules. */
export const InShopPrice = ({ product }: { product: Product }) => (
  <Text size="s">
    {nowInShop(product, useShopZone())}. <Link to="/merchant/products/price-rules">{texts.priceRules.title}</Link>
  </Text>
);
