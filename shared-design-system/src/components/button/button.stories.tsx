import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Button, ButtonLink } from './button.tsx';

export default { title: 'Actions/Button' } satisfies Meta;

const variants = ['primary', 'quiet', 'outline', 'ghost', 'danger'] as const;
const labels = { primary: 'В корзину', quiet: 'Добавить', outline: 'Отменить', ghost: 'Ещё', danger: 'Удалить' };

const Rows = () => (
  <Stack>
    {variants.map((variant) => (
      <Inline key={variant}>
        <Button variant={variant}>{labels[variant]}</Button>
        <Button variant={variant} icon="plus">
          {labels[variant]}
        </Button>
        <Button variant={variant} loading>
          {labels[variant]}
        </Button>
        <Button variant={variant} disabled>
          {labels[variant]}
        </Button>
      </Inline>
    ))}
  </Stack>
);

export const Variants = () => <Rows />;

export const VariantsInTheOffice: StoryObj = { render: () => <Rows />, parameters: { area: 'office' } };

export const Sizes = () => (
  <Stack>
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Button key={size} size={size}>
          Оформить
        </Button>
      ))}
    </Inline>
    <Button full size="l" iconEnd="arrow-right">
      Оформить заказ
    </Button>
  </Stack>
);

export const Links = () => (
  <Inline>
    <ButtonLink to="/shop">Выбрать букет</ButtonLink>
    <ButtonLink variant="outline" href="https://t.me/verbena" icon="external-link">
      Написать в Телеграм
    </ButtonLink>
    <ButtonLink variant="ghost" phone="+79215550184">
      Позвонить
    </ButtonLink>
  </Inline>
);

const Long = () => (
  <Stack align="start">
    <Button>{words.line}</Button>
    <Button variant="outline" icon="truck">
      Доставить по другому адресу в городе
    </Button>
    <Button variant="quiet" icon="undo">
      Вернуть «Собирается», осталось 9 мин 59 с
    </Button>
    <Button full loading>
      {words.line}
    </Button>
  </Stack>
);

export const LongWords = () => <Long />;

export const LongWordsInTheOffice: StoryObj = { render: () => <Long />, parameters: { area: 'office' } };
