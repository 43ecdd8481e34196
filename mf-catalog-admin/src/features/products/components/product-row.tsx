import { isValidElement, type ReactNode, useState } from 'react';
import {
  Checkbox,
  IconButton,
  officePictureSizes,
  opening,
  Picture,
  Price,
  RowControls,
  Switch,
} from 'shared-design-system';
import { texts } from '../../../texts.ts';
import {
  Check,
  Controls,
  Cover,
  DesktopControls,
  Handle,
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
  /** 'Букеты, Весна' */
  categories?: string;
  /** 'S, M, L' */
  sizes?: string;
  published: boolean;
  onPublish?: (published: boolean) => void;
  /** While a change is sent. */
  publishing?: boolean;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** Asks for any other place. */
  onPlace?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
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
  const { to, name, image, price, sale, categories, sizes, published, onPublish, publishing } = props;
  const { chosen = false, onChoose, choosing = false } = props;
  const handle = choosing ? null : props.handle;
  const [opened, setOpened] = useState(false);
  const controls = {
    label: name,
    onUp: props.onUp,
    onDown: props.onDown,
    onPlace: props.onPlace,
    onRemove: props.onRemove,
    onCopy: props.onCopy,
  };
  const toggle = () => setOpened(!opened);
  const sorted = isValidElement(handle);
  const meta = [published ? '' : words.hidden, categories, sizes].filter(Boolean).join(' · ');
  return (
    <Root
      data-off={published ? undefined : ''}
      data-sorted={sorted ? '' : undefined}
      data-opened={opened && !choosing ? '' : undefined}
      data-choosing={choosing ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      <Handle>{opening(handle, opened, toggle)}</Handle>
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
      <Words>
        <Name>{choosing ? name : <Cover to={to}>{name}</Cover>}</Name>
        <PriceCell>
          <Price value={price} old={sale} size="s" />
        </PriceCell>
        <Meta>{meta}</Meta>
        <Meta data-desktop="">{categories}</Meta>
      </Words>
      <Sizes>{sizes}</Sizes>
      <PriceCell data-desktop="">
        <Price value={price} old={sale} size="s" />
      </PriceCell>
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
      {sorted || choosing ? null : (
        <Controls>
          <IconButton icon="ellipsis-vertical" label={words.controls(name)} aria-expanded={opened} onClick={toggle} />
        </Controls>
      )}
      {opened && !choosing ? <RowControls variant="words" {...controls} /> : null}
      <DesktopControls>{choosing ? null : <RowControls {...controls} />}</DesktopControls>
    </Root>
  );
}
