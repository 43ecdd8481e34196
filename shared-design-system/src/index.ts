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
export { formatHex, parseHex } from './colour/hex.ts';

// Styles: what screens' own components are made of. Tokens are read as `var(--…)`.

export { CacheProvider, Global } from '@emotion/react';
export { surface } from './recipes/card.ts';
export { fileZone } from './recipes/file-zone.ts';
export { cssOf, type OwnVariables, ownVariables, type Recipe } from './recipes/recipe.ts';
export { coveringLink, desktopOnly, phoneOnly } from './recipes/rows.ts';
export { clamp, numeric, visuallyHidden } from './recipes/text.ts';
export { shopFont } from './tokens/fonts.ts';
export { officePictureSizes } from './tokens/picture-sizes.ts';

// Layout and type.

export { NoticeContext } from './components/page/notice.ts';
export { Page, type PageProps } from './components/page/page.tsx';
export { ShopLinkContext } from './components/page/shop-link.ts';
export { OfficeSplit } from './components/split/office-split.tsx';

// Forms.

export { RangeInput } from './components/range-input/range-input.tsx';
export { RowControls } from './components/row-controls/row-controls.tsx';
export { opening } from './components/sortable-list/opening.ts';
export { moveItem } from './components/sortable-list/order.ts';
export { SortableList } from './components/sortable-list/sortable-list.tsx';
export { ColourInput } from './components/text-input/colour-input.tsx';

// Feedback.

export { Pagination } from './components/pagination/pagination.tsx';

// Office.

export { type Bar, BarChart } from './components/bar-chart/bar-chart.tsx';
export { ListRow } from './components/list-row/list-row.tsx';
export { ReservedRows } from './components/row-list/reserved-rows.tsx';
export { RowHeads, RowList } from './components/row-list/row-list.tsx';

// Pictures.

export { useCropDialog } from './components/crop-dialog/use-crop-dialog.tsx';
export { PictureEditor } from './components/picture-editor/picture-editor.tsx';
export { PictureField } from './components/picture-editor/picture-field.tsx';
export { PictureIntake } from './components/picture-editor/picture-intake.tsx';
export type { PictureChanges } from './components/picture-editor/state.ts';
export type { KeptChanges } from './components/picture-editor/use-picture-editor.ts';
