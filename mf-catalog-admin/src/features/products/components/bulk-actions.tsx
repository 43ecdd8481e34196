import type { ProductAction } from 'shared-contracts';
import { Button, IconButton, pluralCount, useConfirm } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useChangeMany } from '../use-change-many.ts';
import type { ProductChoice } from '../use-product-choice.ts';

const words = texts.many;

/** What can be done with the chosen products: each of it can be taken back, so only deleting asks. Where shoppers see them all, hiding comes first. */
export function BulkActions({ choice, visible }: { choice: ProductChoice; visible: boolean }) {
  const { act, changing } = useChangeMany();
  const confirm = useConfirm();
  const none = choice.count === 0;
  const run = async (action: ProductAction) => {
    if (action === 'delete') {
      const answer = await confirm({
        title: words.remove.title(pluralCount(choice.count, texts.productForms)),
        text: choice.count === 1 ? texts.remove.text : words.remove.text,
        confirmLabel: texts.remove.confirm,
        cancelLabel: texts.remove.stay,
        tone: 'danger',
      });
      if (answer !== 'confirm') return;
    }
    if (await act(action, choice.chosen())) choice.end();
  };
  return (
    <>
      <Button
        variant={visible ? 'outline' : 'primary'}
        icon="eye"
        disabled={none}
        loading={changing}
        onClick={() => void run('publish')}
      >
        {words.publish}
      </Button>
      <Button
        variant={visible ? 'primary' : 'outline'}
        icon="eye-off"
        disabled={none || changing}
        onClick={() => void run('hide')}
      >
        {words.hide}
      </Button>
      <IconButton
        icon="trash"
        label={words.remove.label}
        variant="danger"
        disabled={none || changing}
        onClick={() => void run('delete')}
      />
    </>
  );
}
