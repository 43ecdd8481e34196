import { pictureSizes } from 'shared-design-system/shop';
import type { LoadPage } from 'shared-runtime/page';
import { isWaitedFor } from '../features/stock-wait/is-waited-for.ts';
import StockWait from '../features/stock-wait/stock-wait.tsx';
import { productHead } from '../head/index.ts';
import { setServerParts } from '../hydration/server-part.tsx';
import { productTexts } from '../product-texts.ts';
import { productQueries } from '../screens/product-page.queries.ts';
import { askAll, statusOf } from './ask.ts';
import { cutDescriptions } from './cut-descriptions.ts';
import { withPicture } from './first-picture.ts';
import { headPictures, loadShop, privatePage } from './load-shop.ts';

export const loadProduct: LoadPage = async (page) => {
  const { merchantName = '', productId = '' } = page.params;
  const [{ found, closed }, answers] = await Promise.all([
    loadShop(page),
    askAll(page, productQueries(merchantName, productId)),
  ]);
  if (closed) return closed;
  cutDescriptions(page);
  const { data: product, failure } = answers.product;
  if (product) {
    const { data: pictures } = answers.pictures;
    const category = answers.categories.data?.find(({ id }) => product.categories.includes(id)) ?? null;
    if (isWaitedFor(product)) {
      setServerParts(page.reads, { stockWait: <StockWait merchantName={merchantName} product={product} /> });
    }
    const head = productHead({ ...found, product, pictures: headPictures(pictures), category });
    return withPicture({ status: 200, head }, pictures?.[0], pictureSizes.gallery);
  }
  // A malformed id is treated like a product that does not exist.
  const status = failure.code === 'validation_failed' ? 404 : statusOf(failure);
  const { title } = status === 410 ? productTexts.gone : productTexts.missing;
  return privatePage(found, status, title);
};
