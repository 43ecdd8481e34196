import type { ReactNode } from 'react';
import { RadioCards } from 'shared-design-system/fields';
import { Field, Icon, type IconName } from 'shared-design-system/office';
import { ItemDialog } from './item-dialog.tsx';
import type { KindForm, OfKind } from './use-kind-form.ts';

interface KindDialogProps<Values extends OfKind> {
  words: { new: string; edit: string; kind: string };
  isNew: boolean;
  saves: boolean;
  form: KindForm<Values>;
  kinds: readonly Values['type'][];
  labels: Record<Values['type'], string>;
  icons: Record<Values['type'], IconName>;
  onClose: () => void;
  onDone: (values: Values) => void;
  children: ReactNode;
}

export function KindDialog<Values extends OfKind>(props: KindDialogProps<Values>) {
  const { words, isNew, saves, form: of, kinds, labels, icons, onClose, onDone, children } = props;
  const { form, kind, choose } = of;
  const pictureOf = (value: Values['type']) => <Icon name={icons[value]} size="l" />;
  const options = kinds.map((value) => ({ value, label: labels[value], picture: pictureOf(value) }));
  return (
    <ItemDialog
      title={isNew ? words.new : words.edit}
      saves={saves}
      checks={form.formState.submitCount}
      onClose={onClose}
      onDone={form.handleSubmit((values) => onDone(values))}
    >
      <Field label={words.kind} group>
        <RadioCards label={words.kind} columns={2} value={kind} onChange={choose} options={options} />
      </Field>
      {children}
    </ItemDialog>
  );
}
