import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

export default { title: 'Feedback/Banner' } satisfies Meta;

const tones = ['info', 'happy', 'warn', 'danger'] as const;

const Tones = () => (
  <Stack>
    {tones.map((tone) => (
      <Banner key={tone} tone={tone} title="Магазин закрыт до понедельника">
        Заказы принимаем, соберём их 24 ноября. <Link to="/delivery">Доставка</Link>
      </Banner>
    ))}
  </Stack>
);

export const AllTones = () => <Tones />;
export const AllTonesInTheOffice: StoryObj = { render: () => <Tones />, parameters: { area: 'office' } };

export const WithActions = () => (
  <Stack>
    <Banner
      tone="warn"
      title="Цены изменились, пока вы выбирали"
      live
      actions={
        <Button size="s" variant="outline">
          Посмотреть
        </Button>
      }
    >
      Пионы теперь 4 900 ₽.
    </Banner>
    <Banner tone="danger">Только слова, без заголовка.</Banner>
    <Banner wide title={words.company}>
      {words.unbroken}
    </Banner>
  </Stack>
);
