import { NotKept } from 'shared-design-system';
import { formTexts } from './texts.ts';
import type { EditForm } from './use-edit-form.ts';

/** Says that no draft of a form is kept, where there is something to lose. */
export const DraftNotKept = ({ edit }: { edit: Pick<EditForm<never>, 'unkept'> }) =>
  edit.unkept ? <NotKept>{formTexts.unkept}</NotKept> : null;
