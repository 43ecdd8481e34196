import { type ReactNode, useMemo, useRef } from 'react';
import { Controller } from 'react-hook-form';
import type { Product } from 'shared-contracts';
import { Card, Divider, OfficeSplit, Stack, Switch } from 'shared-design-system';
import { useReadMerchantQuery } from 'shared-runtime';
import { EditPage, useEditForm } from 'shared-runtime/screens';
import { CategoryChips } from '../features/categories/components/category-chips.tsx';
import { PictureCard } from '../features/pictures/components/picture-card.tsx';
import { useProductPictures } from '../features/pictures/use-product-pictures.ts';
import { useAddProductMutation, useUpdateProductMutation } from '../features/products/api.ts';
import { ProductFields } from '../features/products/components/product-fields.tsx';
import { ProductSizes } from '../features/products/components/product-sizes.tsx';
import {
  draftOf,
  newProductValues,
  productSchemaAfter,
  productWireFields,
  valuesOf,
} from '../features/products/product-form.ts';
import { useTitleFocus } from '../features/products/use-title-focus.ts';
import { texts } from '../texts.ts';

const words = texts.product;

export interface ProductEditorProps {
  /** What is edited; null: a new one. */
  product: Product | null;
  tools?: ReactNode;
  /** Above the form. */
  above?: ReactNode;
  /** Gets the product's id when everything is saved. */
  onSaved: (id: string) => void;
}

/**
 * A product's form and pictures. The product is saved first, its pictures after it, since they belong to its id; what of them
 * fails stays in the editor for another try.
 */
export function ProductEditor({ product, tools, above, onSaved }: ProductEditorProps) {
  const [add] = useAddProductMutation();
  const [update] = useUpdateProductMutation();
  const pictures = useProductPictures(product?.id ?? null);
  // A new product whose pictures failed exists already: the next try changes it.
  const savedId = useRef(product?.id ?? null);
  const saved = useMemo(() => (product ? valuesOf(product) : newProductValues), [product]);
  const edit = useEditForm({
    draft: `product:${product?.id ?? 'new'}`,
    saved,
    schema: useMemo(() => productSchemaAfter(saved), [saved]),
    wireFields: productWireFields,
    alsoChanged: pictures.changed,
    alsoRestored: pictures.restored,
    alsoRevert: pictures.revert,
    leaveText: pictures.keeps ? words.leave.kept : words.leave.lost,
    save: async (values) => {
      const draft = draftOf(values, product?.meta.productFields ?? []);
      const id = savedId.current;
      savedId.current = id ? await update({ id, ...draft }).unwrap() : await add(draft).unwrap();
    },
    afterwards: () => pictures.save(savedId.current ?? ''),
  });
  const { form } = edit;
  useTitleFocus(form, product === null);
  // The office has it already.
  const closed = useReadMerchantQuery({}).data?.settings.visibility === 'unpublished';
  return (
    <EditPage
      edit={edit}
      title={product ? form.watch('title') || words.title : words.new}
      back={{ to: '/merchant/products', label: words.back }}
      tools={tools}
      always={product === null}
      {...(product ? {} : { submitLabel: words.add })}
      onSaved={() => onSaved(savedId.current ?? '')}
    >
      {above}
      <OfficeSplit
        sideFirst
        side={<PictureCard pictures={pictures} some={product?.preview != null} />}
        main={
          <Stack gap={3}>
            <ProductFields form={form} />
            <ProductSizes form={form} />
            <Card title={texts.categories.title}>
              <Stack>
                <Controller
                  control={form.control}
                  name="categories"
                  render={({ field }) => <CategoryChips value={field.value} onChange={field.onChange} />}
                />
                <Divider />
                <Controller
                  control={form.control}
                  name="published"
                  render={({ field }) => (
                    <Switch
                      label={words.published}
                      hint={closed ? words.publishedHintClosed : words.publishedHint}
                      checked={field.value}
                      onChange={field.onChange}
                    />
                  )}
                />
              </Stack>
            </Card>
          </Stack>
        }
      />
    </EditPage>
  );
}
