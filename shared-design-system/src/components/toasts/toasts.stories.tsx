import type { Meta } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { noop, words } from '../../testing/examples.ts';
import { Button } from '../button/button.tsx';
import type { ToastInput } from './toast-store.ts';
import { useToast } from './toasts.tsx';

export default { title: 'Feedback/Toasts' } satisfies Meta;

const long = 600_000;

function Shown({ toasts }: { toasts: readonly ToastInput[] }) {
  const { show, close } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, and gone with the story
  useEffect(() => {
    const ids = toasts.map((toast) => show({ ...toast, timeout: long }));
    return () => ids.forEach(close);
  }, []);
  return <Button onClick={() => show({ title: 'Скопировано', type: 'happy' })}>Показать ещё одно</Button>;
}

export const Types = () => (
  <Shown
    toasts={[
      { text: 'Цена изменилась, проверьте корзину' },
      { title: 'Сохранено', type: 'happy' },
      { text: 'Не получилось сохранить. Попробуйте ещё раз', type: 'danger' },
    ]}
  />
);

export const WithAction = () => (
  <Shown
    toasts={[{ title: 'Товар удалён', text: 'Пионы «Сара Бернар»', action: { label: 'Отменить', onPress: noop } }]}
  />
);

export const LongWords = () => (
  <Shown
    toasts={[
      { title: words.company, text: words.paragraph },
      { title: words.unbroken, text: words.unbroken, type: 'danger' },
    ]}
  />
);
