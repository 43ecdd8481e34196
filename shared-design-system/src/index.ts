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

// Layout and type.

export { AuthPage, type AuthPageProps } from './components/auth-page/auth-page.tsx';
export type { Column, DataTableProps, Selection, Sorting } from './components/data-table/columns.ts';
export { DataTable } from './components/data-table/data-table.tsx';
export { Page, type PageProps } from './components/page/page.tsx';
export { OfficeSplit } from './components/split/office-split.tsx';
export { type Tab, Tabs, type TabsProps } from './components/tabs/tabs.tsx';

// Actions.

export { ActionBar } from './components/action-bar/action-bar.tsx';
export { FloatingButton, type FloatingButtonProps } from './components/floating-button/floating-button.tsx';

// Forms.

export { FileField, type FileFieldProps } from './components/file-field/file-field.tsx';
export { ListInput, type ListInputProps, type ListItem } from './components/list-input/list-input.tsx';
export { RangeInput, type RangeInputProps } from './components/range-input/range-input.tsx';
export { RowControls, type RowControlsProps } from './components/row-controls/row-controls.tsx';
export { moveItem } from './components/sortable-list/order.ts';
export { type OwnHandle, SortableList, type SortableListProps } from './components/sortable-list/sortable-list.tsx';
export { ColourInput, type ColourInputProps } from './components/text-input/colour-input.tsx';

// Feedback.

export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';

// Office.

export { type Bar, BarChart, type BarChartProps } from './components/bar-chart/bar-chart.tsx';
export { Checklist, type ChecklistProps, type ChecklistStep } from './components/checklist/checklist.tsx';
export { History, type HistoryProps } from './components/history/history.tsx';
export { ListRow, type ListRowProps } from './components/list-row/list-row.tsx';
export { ColourSample, FontSample, TemplateSample } from './components/look-samples/look-samples.tsx';
export { MoneyBadge, moneyText } from './components/money-badge/money-badge.tsx';
export {
  type OfficeItem,
  OfficeLayout,
  type OfficeLayoutProps,
  type OfficeShop,
} from './components/office-layout/office-layout.tsx';
export { OrderRow, type OrderRowProps } from './components/order-row/order-row.tsx';
export { type PeriodTile, PeriodTiles, type PeriodTilesProps } from './components/period-tiles/period-tiles.tsx';
export { PrintSheet } from './components/print-sheet/print-sheet.tsx';
export { ProductRow, type ProductRowProps } from './components/product-row/product-row.tsx';
export { RowList, type RowListProps } from './components/row-list/row-list.tsx';
export { RowRoom, type RowRoomProps } from './components/row-list/row-room.tsx';
export { PreviewSplit, type PreviewSplitProps } from './components/shop-frame/preview-split.tsx';
export { ShopPreviewPane, type ShopPreviewPaneProps } from './components/shop-frame/shop-preview-pane.tsx';
export { StatTile, type StatTileProps } from './components/stat-tile/stat-tile.tsx';
export { StatusTrack, StatusWay } from './components/status-track/status-track.tsx';

// Pictures.

export { PictureEditor, type PictureEditorProps } from './components/picture-editor/picture-editor.tsx';
export { PictureField, type PictureFieldProps } from './components/picture-editor/picture-field.tsx';
export type { InternalPicture, PictureChanges } from './components/picture-editor/state.ts';
export type { KeptChanges } from './components/picture-editor/use-picture-editor.ts';
