import { NotKept } from 'shared-design-system';
import type { EditForm } from './edit-form.ts';
import { formTexts } from './texts.ts';

/** Says that no draft of a form is kept, where there is something to lose. */
export const DraftNotKept = ({ edit }: { edit: Pick<EditForm<never>, 'unkept'> }) =>
  edit.unkept ? <NotKept>{formTexts.unkept}</NotKept> : null;
