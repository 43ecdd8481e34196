/**
 * The public surface of the design system: everything that screens may use, and nothing else. Props and behaviour are described where a
 * thing is defined; this list says what there is. The six parts that shoppers may load stand in files of their own and can be imported alone.
 */

import './components/icon/office-icons.ts';

export * from './carousel.ts';
export * from './checkout.ts';
export * from './document.ts';
export * from './home.ts';
export * from './pages.ts';
export * from './shop.ts';

// Colour.

export { contrastRatio, contrastVariant } from './colour/contrast.ts';
export { type ColourFamily, colourFamily, type Grounds } from './colour/family.ts';
export { formatHex, parseHex, type Rgb } from './colour/hex.ts';

// Styles: what screens' own components are made of. Tokens are read as `var(--…)`.

export { CacheProvider, Global } from '@emotion/react';
export { surface } from './recipes/card.ts';
export { fileZone } from './recipes/file-zone.ts';
export { coveringLink, desktopOnly, phoneOnly } from './recipes/rows.ts';
export { clamp, numeric, visuallyHidden } from './recipes/text.ts';
export { shopFont } from './tokens/fonts.ts';

// Layout and type.

export { NoticeContext } from './components/page/notice.ts';
export { Page, type PageProps } from './components/page/page.tsx';
export { ShopLinkContext } from './components/page/shop-link.ts';
export { OfficeSplit } from './components/split/office-split.tsx';

// Forms.

export { ListInput, type ListInputProps, type ListItem } from './components/list-input/list-input.tsx';
export { RangeInput, type RangeInputProps } from './components/range-input/range-input.tsx';
export { RowControls, type RowControlsProps } from './components/row-controls/row-controls.tsx';
export { opening } from './components/sortable-list/opening.ts';
export { moveItem } from './components/sortable-list/order.ts';
export { type OwnHandle, SortableList, type SortableListProps } from './components/sortable-list/sortable-list.tsx';
export { ColourInput, type ColourInputProps } from './components/text-input/colour-input.tsx';

// Feedback.

export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';

// Office.

export { ListRow, type ListRowProps } from './components/list-row/list-row.tsx';
export { ReservedRows, type ReservedRowsProps } from './components/row-list/reserved-rows.tsx';
export { RowHeads, RowList, type RowListProps } from './components/row-list/row-list.tsx';

// Pictures.

export { PictureEditor, type PictureEditorProps } from './components/picture-editor/picture-editor.tsx';
export { PictureField, type PictureFieldProps } from './components/picture-editor/picture-field.tsx';
export type { InternalPicture, PictureChanges } from './components/picture-editor/state.ts';
export type { KeptChanges } from './components/picture-editor/use-picture-editor.ts';
