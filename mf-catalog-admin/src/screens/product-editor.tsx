import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type Product, sizesOf } from 'shared-contracts';
import {
  Card,
  Divider,
  formatPrice,
  OfficeSplit,
  Skeleton,
  Stack,
  Switch,
  useToast,
} from 'shared-design-system/office';
import { Slot, type SlotProps, useReadMerchantQuery } from 'shared-runtime';
import { EditPage, formTexts, useEditForm, useRequestKeys } from 'shared-runtime/screens';
import { countedCategoriesArgs, useListCategoriesQuery } from '../features/categories/api.ts';
import { CategoryChips } from '../features/categories/components/category-chips.tsx';
import { PictureCard } from '../features/pictures/components/picture-card.tsx';
import { useProductPictures } from '../features/pictures/use-product-pictures.ts';
import { useAddProductMutation, useRefetchProduct, useUpdateProductMutation } from '../features/products/api.ts';
import { ProductFields } from '../features/products/components/product-fields.tsx';
import { ProductSizes } from '../features/products/components/product-sizes.tsx';
import {
  changesOf,
  draftOf,
  newProductValues,
  type ProductValues,
  productSchemaAfter,
  productWireFields,
  type SizeRow,
  valuesOf,
} from '../features/products/product-form.ts';
import { productTexts } from '../features/products/product-texts.ts';
import { useTitleFocus } from '../features/products/use-title-focus.ts';
import { texts } from '../texts.ts';

const words = productTexts;

const price = (value: unknown): string => (typeof value === 'number' ? formatPrice(value) : '');
const sizeText = ({ value, price: sizePrice }: SizeRow): string =>
  typeof sizePrice === 'number' ? `${value} — ${formatPrice(sizePrice)}` : value;
const fieldWords = {
  title: { label: words.title, show: String },
  price: { label: words.price, show: price },
  sale: { label: words.sale, show: price },
  description: { label: words.description, show: String },
  sizes: { label: words.sizes, show: (value: unknown) => (value as SizeRow[]).map(sizeText).join(', ') },
  published: { label: words.published, show: (value: unknown) => (value ? words.yes : words.no) },
};

interface ProductEditorProps {
  product: Product | null;
  tools?: ReactNode;
  above?: ReactNode;
  /** What of its pictures was not saved on the page that added the product. */
  notSaved?: readonly string[];
  onSaved: (id: string, title: string) => void;
  /** The new product is saved and its pictures, which wait in a draft for its own page, are not. */
  onAdded?: (id: string, failures: readonly string[]) => void;
}

const typed = (values: ProductValues): string => JSON.stringify(draftOf(values, []));

/** Saves the product first and its pictures after it, since they need its id. Pictures that fail stay in the editor for a retry. */
export function ProductEditor({ product, tools, above, notSaved, onSaved, onAdded }: ProductEditorProps) {
  const [add] = useAddProductMutation();
  const [update] = useUpdateProductMutation();
  const pictures = useProductPictures(product?.id ?? null, notSaved);
  const toast = useToast();
  const refetchProduct = useRefetchProduct();
  const { data: categories = [] } = useListCategoriesQuery(countedCategoriesArgs);
  const categoriesText = (value: unknown) =>
    categories.flatMap(({ id, title }) => ((value as string[]).includes(id) ? title : [])).join(', ');
  /** Waits until chosen pictures are read. If one cannot be read, says which and saves nothing: the merchant has not agreed to go without it. */
  const picturesRead = async (): Promise<boolean> => {
    const failed = await pictures.allRead();
    if (failed.length === 0) return true;
    toast.show({ title: words.notWithout, text: failed.join('. '), type: 'danger' });
    return false;
  };
  // The product as last read, which is right before a save.
  const now = useRef(product);
  // Id of the saved product: if only the pictures of a new product fail, the next save updates it instead of adding another.
  const savedId = useRef(product?.id ?? null);
  // Of the first try to add a new product: its answer may be lost.
  const key = useRef('');
  const { keyOf, forget } = useRequestKeys('product:new');
  const saved = useMemo(() => (product ? valuesOf(product) : newProductValues), [product]);
  const savePictures = async (): Promise<boolean> => {
    // A picture may have been chosen while the product was being saved.
    if (!(await picturesRead())) return false;
    const id = savedId.current ?? '';
    const before = typed(form.getValues());
    const failures = await pictures.save(id);
    if (failures.length === 0) return true;
    // Another page would not have what was typed here meanwhile.
    const leaves = onAdded !== undefined && typed(form.getValues()) === before;
    if (leaves && (await pictures.handOver(id))) onAdded(id, failures);
    return false;
  };
  const edit = useEditForm({
    draft: `product:${product?.id ?? 'new'}`,
    saved,
    schema: useMemo(() => productSchemaAfter(saved), [saved]),
    wireFields: productWireFields,
    before: picturesRead,
    attachments: {
      changed: pictures.changed,
      restored: pictures.restored,
      leaveText: pictures.keeps ? words.leave.kept : words.leave.lost,
      save: savePictures,
      discard: pictures.revert,
    },
    merge: product && {
      reread: async () => {
        now.current = await refetchProduct(product.id);
        return valuesOf(now.current);
      },
    },
    fieldWords: { ...fieldWords, categories: { label: texts.categories.title, show: categoriesText } },
    save: async (values) => {
      const id = savedId.current;
      const draft = draftOf(values, []);
      const change = now.current ? changesOf(values, now.current) : draft;
      if (Object.keys(change).length === 0) return;
      if (id) await update({ id, ...change }).unwrap();
      else {
        const isTried = key.current;
        key.current ||= keyOf(draft);
        savedId.current = await add({ ...draft, idempotencyKey: key.current }).unwrap();
        forget();
        // What was typed since is not in the product that the first try has added.
        if (isTried) await update({ id: savedId.current, ...draft }).unwrap();
      }
    },
  });
  const { form } = edit;
  useTitleFocus(form, product === null);
  const contentId = pictures.pictures?.[0]?.id ?? null;
  const proposing = useMemo<SlotProps<'product.texts'>>(
    () => ({
      contentId,
      read: () => ({ title: form.getValues('title'), description: form.getValues('description') }),
      write: (texts) => {
        for (const name of ['title', 'description'] as const) {
          // A field whose text stays is not set: that would check it before the merchant has touched it.
          if (texts[name] === form.getValues(name)) continue;
          form.setValue(name, texts[name], { shouldDirty: true, shouldValidate: true });
        }
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
        side={
          <PictureCard
            pictures={pictures}
            some={product?.preview != null}
            saveLabel={product ? formTexts.save : words.add}
          />
        }
        main={
          <Stack gap={3}>
            <ProductFields
              form={form}
              below={
                product?.rule ? (
                  <Suspense fallback={<Skeleton />}>
                    <InShopPrice product={product} />
                  </Suspense>
                ) : null
              }
            />
            <Slot name="product.texts" props={proposing} silent />
            <ProductSizes form={form} />
            {product ? (
              <Suspense fallback={<StockPlace product={product} />}>
                <StockCard product={product} />
              </Suspense>
            ) : null}
            <PlacesCard form={form} isPublished={product?.published === true} />
          </Stack>
        }
      />
    </EditPage>
  );
}

const InShopPrice = lazy(async () => ({
  default: (await import('../features/products/components/in-shop-price.tsx')).InShopPrice,
}));

const StockCard = lazy(async () => ({
  default: (await import('../features/products/stock/components/stock-card.tsx')).StockCard,
}));

function StockPlace({ product }: { product: Product }) {
  return (
    <Card gap={3}>
      <Skeleton lines={4 + 2 * sizesOf(product).length} />
    </Card>
  );
}

function PlacesCard({ form, isPublished }: { form: UseFormReturn<ProductValues>; isPublished: boolean }) {
  // From the cache: the office has read the merchant already.
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
            hint={closed ? words.publishedHintClosed : words.publishedHint(field.value, isPublished)}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </Card>
  );
}
