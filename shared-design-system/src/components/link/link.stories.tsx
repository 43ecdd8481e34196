import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { DisplaySettingsProvider } from '../../theme/display-settings.tsx';
import { Inline, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

export default { title: 'Actions/Link' } satisfies Meta;

const All = () => (
  <Stack>
    <Text>
      Заказ можно отменить до сборки: <Link to="/orders">мои заказы</Link>, потом позвоните нам.
    </Text>
    <Inline gap={4}>
      <Link to="/" variant="plain" current>
        Каталог
      </Link>
      <Link to="/cart" variant="plain">
        Корзина
      </Link>
      <Link to="/all" variant="strong" icon="arrow-right">
        Все букеты
      </Link>
    </Inline>
    <Inline gap={4}>
      <Link mail="verbena@mail.ru" variant="plain" />
      <Link phone="+79215550184" variant="plain" />
      <Link href="https://vk.com/verbena" variant="plain">
        ВКонтакте
      </Link>
    </Inline>
    <Text>
      <Link href="https://example.ru">{words.unbroken}</Link>
    </Text>
  </Stack>
);

export const Variants = () => <All />;

export const Disabled = () => (
  <DisplaySettingsProvider settings={{ disabledLinks: true }}>
    <All />
  </DisplaySettingsProvider>
);
