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

export { css, Global, keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { Anchor } from './components/link/anchor.tsx';
export { fileZone } from './recipes/file-zone.ts';
export { media } from './recipes/media.ts';
export { coveringLink, desktopOnly, phoneOnly } from './recipes/rows.ts';
export { clamp, numeric, oneLine, visuallyHidden } from './recipes/text.ts';

// Layout and type.

export { AuthPage, type AuthPageProps } from './components/auth-page/auth-page.tsx';
export { Page, type PageProps } from './components/page/page.tsx';
export { OfficeSplit } from './components/split/office-split.tsx';
export { type Tab, Tabs, type TabsProps } from './components/tabs/tabs.tsx';

// Actions.

export { ActionBar } from './components/action-bar/action-bar.tsx';
export { FloatingButton, type FloatingButtonProps } from './components/floating-button/floating-button.tsx';

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

export { Checklist, type ChecklistProps, type ChecklistStep } from './components/checklist/checklist.tsx';
export { ListRow, type ListRowProps } from './components/list-row/list-row.tsx';
export { ColourSample, FontSample, TemplateSample } from './components/look-samples/look-samples.tsx';
export {
  type OfficeItem,
  OfficeLayout,
  type OfficeLayoutProps,
  type OfficeShop,
} from './components/office-layout/office-layout.tsx';
export { RowHeads, RowList, type RowListProps } from './components/row-list/row-list.tsx';
export { RowRoom, type RowRoomProps } from './components/row-list/row-room.tsx';
export { PreviewSplit, type PreviewSplitProps } from './components/shop-frame/preview-split.tsx';
export { ShopPreviewPane, type ShopPreviewPaneProps } from './components/shop-frame/shop-preview-pane.tsx';
export { StatTile, type StatTileProps } from './components/stat-tile/stat-tile.tsx';

// Pictures.

export { PictureEditor, type PictureEditorProps } from './components/picture-editor/picture-editor.tsx';
export { PictureField, type PictureFieldProps } from './components/picture-editor/picture-field.tsx';
export type { InternalPicture, PictureChanges } from './components/picture-editor/state.ts';
export type { KeptChanges } from './components/picture-editor/use-picture-editor.ts';
