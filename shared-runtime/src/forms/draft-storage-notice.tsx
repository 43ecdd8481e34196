import { StorageNotice } from 'shared-design-system/office';
import type { EditForm } from './edit-form.ts';
import { formTexts } from './texts.ts';

export const DraftStorageNotice = ({ edit }: { edit: Pick<EditForm<never>, 'unkept'> }) =>
  edit.unkept ? <StorageNotice>{formTexts.unkept}</StorageNotice> : null;
