import type { PictureItem } from '../../theme/display-settings.tsx';
import { byOrder, type PictureChanges, type PictureViews } from './state.ts';

export function diffViews<Item extends PictureItem>(views: PictureViews<Item>): PictureChanges<Item> {
  const changes: PictureChanges<Item> = { moved: [], added: [], removed: [] };
  for (const { before, after, show, order } of [...views].sort(byOrder)) {
    if (show && after.kind === 'internal') changes.added.push({ order, entity: after.picture });
    if (before.kind !== 'external') continue;
    if (!show || after.kind === 'internal') changes.removed.push({ entity: before.item });
    else if (order !== before.item.data.order) changes.moved.push({ order, entity: before.item });
  }
  return changes;
}
