import { useState } from 'react';
import { RadioCards } from 'shared-design-system/fields';
import { Stack, Text, useConfirm } from 'shared-design-system/office';
import type { ConflictField } from './conflict-fields.ts';
import { formTexts } from './texts.ts';

const words = formTexts.conflict;

type Side = 'mine' | 'theirs';

interface ChoiceProps {
  fields: readonly ConflictField[];
  onChoose: (name: string, side: Side) => void;
}

function Choice({ fields, onChoose }: ChoiceProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  return (
    <Stack gap={4}>
      <span>{words.text}</span>
      {fields.map(({ name, label, mine, theirs }) => (
        <Stack key={name} gap={2}>
          <Text weight="medium">{label}</Text>
          <RadioCards<Side>
            label={label}
            value={chosen[name] ?? 'mine'}
            onChange={(side) => {
              setChosen((before) => ({ ...before, [name]: side }));
              onChoose(name, side);
            }}
            options={[
              { value: 'mine', label: words.mine, hint: mine },
              { value: 'theirs', label: words.theirs, hint: theirs },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/**
 * Asks, field by field, whose changes to save where a field was changed here and elsewhere.
 * @returns asks; resolves to the names of the fields where the other side wins, or to null: nothing is to be saved now
 */
export function useAskAboutConflicts(): (fields: readonly ConflictField[]) => Promise<readonly string[] | null> {
  const confirm = useConfirm();
  return async (fields) => {
    const theirs = new Set<string>();
    const choose = (name: string, side: Side) => void (side === 'theirs' ? theirs.add(name) : theirs.delete(name));
    const answer = await confirm({
      title: words.title,
      text: <Choice fields={fields} onChoose={choose} />,
      confirmLabel: words.save,
      cancelLabel: words.stay,
    });
    return answer === 'confirm' ? [...theirs] : null;
  };
}
