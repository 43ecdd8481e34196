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

type Controls = Pick<
  ComponentProps<typeof RowControls>,
  'onFirst' | 'onLast' | 'onUp' | 'onDown' | 'onPlace' | 'onRemove' | 'onCopy' | 'actions'
>;

interface ProductRowProps extends Controls {
  to: string;
  name: string;
  image?: string | null | undefined;
  /** Roubles. */
  price: number | null;
  sale?: number | null | undefined;
  from?: boolean;
  inShop?: string | undefined;
  categories?: string;
  sizes?: string;
  published: boolean;
  onPublish?: (published: boolean) => void;
  publishing?: boolean;
  chosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  choosing?: boolean;
  handle?: ReactNode;
}

/** Stands inside an `<li>`, as `SortableList` makes it. */
export function ProductRow(props: ProductRowProps) {
  const { to, name, image, price, sale, from, inShop, categories, sizes, published, onPublish, publishing } = props;
  const { chosen = false, onChoose, choosing = false } = props;
  const handle = choosing ? null : props.handle;
  const [opened, setOpened] = useState(false);
  // Half of a row's elements are for desktops only: a phone does not render them.
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
  const mode = choosing ? 'choosing' : isValidElement(handle) ? 'sorted' : 'plain';
  // A phone cuts this line, so sizes, which run out, come before categories.
  const meta = [published ? '' : words.hidden, sizes, categories].filter(Boolean).join(' · ');
  return (
    <Root
      data-off={published ? undefined : ''}
      data-mode={mode}
      data-opened={opened && !choosing ? '' : undefined}
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
