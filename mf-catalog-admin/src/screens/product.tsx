import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Product } from 'shared-contracts';
import {
  ButtonLink,
  Card,
  EmptyState,
  IconButton,
  IconLink,
  Inline,
  Page,
  Skeleton,
  useToast,
} from 'shared-design-system/office';
import { useSession } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { useReadProductQuery } from '../features/products/api.ts';
import { productTexts } from '../features/products/product-texts.ts';
import { useDuplicateProduct } from '../features/products/use-duplicate-product.ts';
import { useRemoveProduct } from '../features/products/use-remove-product.ts';
import { shortName } from '../short-name.ts';
import { texts } from '../texts.ts';
import { BackToList } from './back-to-list.tsx';
import { readJustAdded } from './just-added.ts';
import { ProductEditor } from './product-editor.tsx';

const words = productTexts;
const list = '/merchant/products';

export default function ProductScreen() {
  const { id = '' } = useParams();
  return <OneProduct key={id} id={id} />;
}

function OneProduct({ id }: { id: string }) {
  // Refetched on every visit and focus: another device may have changed or deleted the product.
  const query = useReadProductQuery(id, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data: product } = query;
  if (product) return <Edited product={product} />;
  const gone = (
    <EmptyState
      title={words.gone.title}
      text={words.gone.text}
      actions={<ButtonLink to={list}>{words.gone.action}</ButtonLink>}
    />
  );
  const skeleton = (
    <Card>
      <Skeleton lines={6} />
    </Card>
  );
  return (
    <Page title={texts.list.title} back={{ to: list, label: words.back }}>
      <Loaded
        query={query}
        failed={words.failed}
        instead={{ not_found: gone, validation_failed: gone }}
        skeleton={skeleton}
      >
        {() => null}
      </Loaded>
    </Page>
  );
}

function Edited({ product }: { product: Product }) {
  const { session } = useSession();
  const toast = useToast();
  const { remove, removing } = useRemoveProduct();
  const { duplicate, copying } = useDuplicateProduct();
  const [removed, setRemoved] = useState(false);
  const added = readJustAdded(useLocation().state);
  if (removed) return <BackToList list={list} />;
  const tools = (
    <>
      {session && product.published ? (
        <IconLink icon="arrow-up-right" label={words.show} to={`/shop/${session.merchantName}/product/${product.id}`} />
      ) : null}
      <IconButton icon="copy" label={words.copy} loading={copying} onClick={() => void duplicate(product)} />
      <IconButton
        icon="trash"
        label={words.remove}
        variant="danger"
        loading={removing}
        onClick={() => void remove(product).then(setRemoved)}
      />
    </>
  );
  return (
    <ProductEditor
      product={product}
      tools={tools}
      above={
        added ? (
          <Inline>
            <ButtonLink to="/merchant/products/new" variant="outline" size="s" icon="plus">
              {words.addAnother}
            </ButtonLink>
          </Inline>
        ) : null
      }
      {...(added ? { notSaved: added.failures } : {})}
      onSaved={(_id, title) => toast.show({ title: words.saved, text: shortName(title), type: 'happy' })}
    />
  );
}
