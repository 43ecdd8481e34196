import './components/icon/office-icons.ts';

export * from './boxes.ts';
export * from './controls.ts';
export * from './document.ts';
export * from './shop.ts';

// Styles: what screens' own components are made of. Tokens are read as `var(--…)`.

export { CacheProvider, Global } from '@emotion/react';
export { surface } from './recipes/card.ts';
export { fileZone } from './recipes/file-zone.ts';
export { forcedFrame } from './recipes/forced-frame.ts';
export { cssOf, type OwnVariables, ownVariables, type Recipe } from './recipes/recipe.ts';
export { coveringLink, desktopOnly, phoneOnly } from './recipes/rows.ts';
export { clamp, numeric, visuallyHidden } from './recipes/text.ts';
export { shopFont } from './tokens/fonts.ts';
export { officePictureSizes } from './tokens/office-picture-sizes.ts';

// Layout and type.

export { NoticeContext } from './components/page/notice.ts';
export { Page, type PageProps } from './components/page/page.tsx';
export { ShopLinkContext } from './components/page/shop-link.ts';
export { OfficeSplit } from './components/split/office-split.tsx';
export { Panes } from './components/split/panes.tsx';
export { useBelowDesktop } from './hooks/use-below-desktop.ts';

// Rows.

export { MoreButton } from './components/row-controls/more-button.tsx';
export { RowControls } from './components/row-controls/row-controls.tsx';

// Feedback.

export { FilterChips } from './components/filter-chips/filter-chips.tsx';
export { Pagination } from './components/pagination/pagination.tsx';

// Office.

export { type Bar, BarChart } from './components/bar-chart/bar-chart.tsx';
export { ListRow } from './components/list-row/list-row.tsx';
export { RowHeads, RowList } from './components/row-list/row-list.tsx';
export { formatTime } from './format/time.ts';
