import { type ComponentProps, isValidElement, type ReactNode, useState } from 'react';
import {
  Checkbox,
  MoreButton,
  officePictureSizes,
  Picture,
  Price,
  RowControls,
  Switch,
  useBelowDesktop,
} from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import {
  Check,
  Cover,
  DesktopControls,
  Handle,
  InShop,
  Meta,
  Name,
  Preview,
  PriceCell,
  Root,
  Shown,
  Sizes,
  State,
  Words,
} from './product-row-styles.ts';

const words = texts.list.row;

interface ProductRowProps {
  /** Route of the product. */
  to: string;
  name: string;
  image?: string | null | undefined;
  /** Roubles. */
  price: number | null;
  sale?: number | null | undefined;
  /** A size costs more. */
  from?: boolean;
  /** What the shop asks now, where a rule changes the price. */
  inShop?: string | undefined;
  /** 'Букеты, Весна' */
  categories?: string;
  /** 'S, M, L' */
  sizes?: string;
  published: boolean;
  onPublish?: (published: boolean) => void;
  /** While a change is sent. */
  publishing?: boolean;
  onFirst?: (() => void) | undefined;
  onLast?: (() => void) | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** Asks for any other place. */
  onPlace?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
  /** What else is done with it. */
  actions?: ComponentProps<typeof RowControls>['actions'];
  /** It can be chosen among others: by a check, on a phone only while `choosing`. */
  chosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  /** Rows are being chosen: all of the row does it, and nothing else can be done. */
  choosing?: boolean;
  /** From `SortableList`; it makes the `<li>`, too. */
  handle?: ReactNode;
}

/** One product in the merchant's list. Stands inside an `<li>`, as `SortableList` makes it. */
export function ProductRow(props: ProductRowProps) {
  const { to, name, image, price, sale, from, inShop, categories, sizes, published, onPublish, publishing } = props;
  const { chosen = false, onChoose, choosing = false } = props;
  const handle = choosing ? null : props.handle;
  const [opened, setOpened] = useState(false);
  // What only a desktop shows is half of a row: a phone does without it.
  const wide = !useBelowDesktop();
  const controls = {
    label: name,
    onFirst: props.onFirst,
    onLast: props.onLast,
    onUp: props.onUp,
    onDown: props.onDown,
    onPlace: props.onPlace,
    onRemove: props.onRemove,
    onCopy: props.onCopy,
    ...(props.actions ? { actions: props.actions } : {}),
  };
  const toggle = () => setOpened(!opened);
  const sorted = isValidElement(handle);
  // On a phone the line is cut: what runs out is said before what it belongs to.
  const meta = [published ? '' : words.hidden, sizes, categories].filter(Boolean).join(' · ');
  return (
    <Root
      data-off={published ? undefined : ''}
      data-sorted={sorted ? '' : undefined}
      data-opened={opened && !choosing ? '' : undefined}
      data-choosing={choosing ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      <Handle>
        {handle}
        {choosing ? null : <MoreButton label={name} opened={opened} onPress={toggle} />}
      </Handle>
      <Check>
        {onChoose ? (
          <Checkbox
            label={words.choose(name)}
            hideLabel
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        ) : null}
      </Check>
      <Preview>
        <Picture src={image} alt="" sizes={officePictureSizes.row} />
      </Preview>
      <Words data-words="">
        <Name>{choosing ? name : <Cover to={to}>{name}</Cover>}</Name>
        {wide ? null : (
          <PriceCell>
            <Price value={price} old={sale} from={from} size="s" />
          </PriceCell>
        )}
        {categories === undefined && (wide || meta === '') ? null : <Meta>{wide ? categories : meta}</Meta>}
      </Words>
      {wide ? (
        <>
          <Sizes>{sizes}</Sizes>
          <PriceCell>
            <Price value={price} old={sale} from={from} size="s" />
          </PriceCell>
        </>
      ) : null}
      <Shown>
        {onPublish && !choosing ? (
          <Switch
            checked={published}
            onChange={onPublish}
            label={words.show(name)}
            hideLabel
            loading={publishing ?? false}
          />
        ) : null}
        <State>{published ? words.shown : words.hidden}</State>
      </Shown>
      {wide ? <DesktopControls>{choosing ? null : <RowControls still {...controls} />}</DesktopControls> : null}
      {inShop ? <InShop>{inShop}</InShop> : null}
      {opened && !choosing ? <RowControls variant="words" {...controls} /> : null}
    </Root>
  );
}
