import type { Meta } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog, type DialogProps, Modal, Sidebar } from './modal.tsx';

export default { title: 'Feedback/Modal' } satisfies Meta;

const body = (
  <Stack>
    <Text>{words.line}</Text>
    <Field label="Название категории">
      <TextInput defaultValue="Весенние букеты" />
    </Field>
  </Stack>
);
const footer = <Button full>Сохранить</Button>;
const common: DialogProps = { open: true, onClose: noop, title: 'Новая категория', footer, children: body };

export const Opened = () => (
  <WithValue start={true}>
    {(open, change) => (
      <>
        <Button onClick={() => change(true)}>Добавить категорию</Button>
        <Dialog {...common} open={open} onClose={() => change(false)} />
      </>
    )}
  </WithValue>
);

export const DialogSmall = () => <Dialog {...common} size="m" />;
export const DialogLarge = () => <Dialog {...common} size="2xl" />;
export const ModalLarge = () => <Modal {...common} size="4xl" />;
export const SidebarRight = () => <Sidebar {...common} title="Фильтры" />;
export const SidebarLeft = () => <Sidebar {...common} side="left" title="Меню" />;

export const OneOverAnother = () => (
  <WithValue start={true}>
    {(lower, changeLower) => (
      <WithValue start={false}>
        {(upper, changeUpper) => (
          <Sidebar {...common} title="Фильтры" open={lower} onClose={() => changeLower(false)}>
            <Button onClick={() => changeUpper(true)}>Ещё одно окно</Button>
            <Dialog {...common} title="Поверх" open={upper} onClose={() => changeUpper(false)} />
          </Sidebar>
        )}
      </WithValue>
    )}
  </WithValue>
);

const later = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 1500));

export const WaitsToClose = () => (
  <WithValue start={true}>
    {(open, change) => <Dialog {...common} open={open} onClose={() => change(false)} beforeClose={later} />}
  </WithValue>
);

export const NotClosable = () => (
  <Dialog open onClose={noop} title="Сохраняю заказ" closable={false}>
    <Text>Не закрывайте страницу.</Text>
  </Dialog>
);

export const LongWords = () => (
  <Dialog {...common} title={words.company}>
    <Stack>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((part) => (
        <Text key={part}>{words.paragraph}</Text>
      ))}
      <Text>{words.unbroken}</Text>
    </Stack>
  </Dialog>
);
