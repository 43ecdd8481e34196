import { type ReactNode, useMemo, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Product } from 'shared-contracts';
import { Card, Divider, formatPrice, OfficeSplit, Stack, Switch, useToast } from 'shared-design-system';
import { type ProductTextsProps, productTextsSlot, Slot, useReadMerchantQuery } from 'shared-runtime';
import { EditPage, useEditForm } from 'shared-runtime/screens';
import { CategoryChips } from '../features/categories/components/category-chips.tsx';
import { PictureCard } from '../features/pictures/components/picture-card.tsx';
import { useProductPictures } from '../features/pictures/use-product-pictures.ts';
import { useAddProductMutation, useReadAgain, useUpdateProductMutation } from '../features/products/api.ts';
import { ProductFields } from '../features/products/components/product-fields.tsx';
import { ProductSizes } from '../features/products/components/product-sizes.tsx';
import {
  changesOf,
  draftOf,
  newProductValues,
  type ProductValues,
  productSchemaAfter,
  productWireFields,
  valuesOf,
} from '../features/products/product-form.ts';
import { useTitleFocus } from '../features/products/use-title-focus.ts';
import { texts } from '../texts.ts';

const words = texts.product;

const price = (value: unknown): string => (typeof value === 'number' ? formatPrice(value) : '');
/** What the form's fields are called and hold, where two have changed the same. */
const fieldWords = {
  title: { label: words.title, show: String },
  price: { label: words.price, show: price },
  sale: { label: words.sale, show: price },
  description: { label: words.description, show: String },
  sizes: { label: words.sizes },
  categories: { label: texts.categories.title },
  published: { label: words.published, show: (value: unknown) => (value ? words.yes : words.no) },
};

interface ProductEditorProps {
  /** What is edited; null: a new one. */
  product: Product | null;
  tools?: ReactNode;
  /** Above the form. */
  above?: ReactNode;
  /** Gets the product's id and its name when everything is saved. */
  onSaved: (id: string, title: string) => void;
}

/**
 * A product's form and pictures. The product is saved first, its pictures after it, since they belong to its id; what of them
 * fails stays in the editor for another try.
 */
export function ProductEditor({ product, tools, above, onSaved }: ProductEditorProps) {
  const [add] = useAddProductMutation();
  const [update] = useUpdateProductMutation();
  const pictures = useProductPictures(product?.id ?? null);
  const toast = useToast();
  const readAgain = useReadAgain();
  /** Waits for chosen pictures; where one cannot be taken, says which, and nothing is saved without it unasked. */
  const picturesRead = async (): Promise<boolean> => {
    const failed = await pictures.allRead();
    if (failed.length === 0) return true;
    toast.show({ title: words.notWithout, text: failed.join('. '), type: 'danger' });
    return false;
  };
  // The product as it was just before it is saved.
  const now = useRef(product);
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
    before: picturesRead,
    fieldWords,
    ...(product
      ? {
          reread: async () => {
            now.current = await readAgain(product.id);
            return valuesOf(now.current);
          },
        }
      : {}),
    save: async (values) => {
      const id = savedId.current;
      const change = now.current ? changesOf(values, now.current) : draftOf(values, []);
      if (Object.keys(change).length === 0) return;
      savedId.current = id ? await update({ id, ...change }).unwrap() : await add(draftOf(values, [])).unwrap();
    },
    // A picture may have been chosen while the product was on its way.
    afterwards: async () => (await picturesRead()) && pictures.save(savedId.current ?? ''),
  });
  const { form } = edit;
  useTitleFocus(form, product === null);
  const contentId = pictures.pictures?.[0]?.id ?? null;
  const proposing = useMemo<ProductTextsProps>(
    () => ({
      contentId,
      read: () => ({ title: form.getValues('title'), description: form.getValues('description') }),
      write: ({ title, description }) => {
        form.setValue('title', title, { shouldDirty: true });
        form.setValue('description', description, { shouldDirty: true });
      },
    }),
    [contentId, form],
  );
  return (
    <EditPage
      edit={edit}
      title={product ? form.watch('title') || words.title : words.new}
      back={{ to: '/merchant/products', label: words.back }}
      tools={tools}
      always={product === null}
      {...(product ? {} : { submitLabel: words.add })}
      onSaved={() => onSaved(savedId.current ?? '', form.getValues('title'))}
    >
      {above}
      <OfficeSplit
        sideFirst
        side={<PictureCard pictures={pictures} some={product?.preview != null} />}
        main={
          <Stack gap={3}>
            <ProductFields form={form} />
            <Slot name={productTextsSlot} props={proposing} silent />
            <ProductSizes form={form} />
            <PlacesCard form={form} />
          </Stack>
        }
      />
    </EditPage>
  );
}

/** Where the shop shows the product: in which categories, and whether at all. */
function PlacesCard({ form }: { form: UseFormReturn<ProductValues> }) {
  // The office has it already.
  const closed = useReadMerchantQuery({}).data?.settings.visibility === 'unpublished';
  return (
    <Card title={texts.categories.title} gap={4}>
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
    </Card>
  );
}
