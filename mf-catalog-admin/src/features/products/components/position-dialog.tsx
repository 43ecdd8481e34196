import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, Stack, TextInput, useFirstErrorFocus } from 'shared-design-system/office';
import { shortName } from '../../../short-name.ts';
import { texts } from '../../../texts.ts';

const words = texts.position;

interface PositionDialogProps {
  name: string;
  /** The product's position in the whole list, from 0; `count` is the list's length. */
  position: number;
  count: number;
  onClose: () => void;
  onMove: (position: number) => void;
}

export function PositionDialog({ name, position, count, onClose, onMove }: PositionDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [checks, setChecks] = useState(0);
  useFirstErrorFocus(id, checks);
  const move = (to: number) => {
    if (to !== position) onMove(to);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed);
    const fits = /^\d+$/.test(typed) && number >= 1 && number <= count;
    setWrong(!fits);
    setChecks((before) => before + 1);
    if (fits) move(number - 1);
  };
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id}>
        {words.move}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.title(shortName(name))} footer={buttons}>
      <Stack as="form" id={id} onSubmit={submit} noValidate>
        <Field
          label={words.number}
          hint={words.now(position + 1, count)}
          error={wrong ? words.wrong(count) : undefined}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value.trim());
              setWrong(false);
            }}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
