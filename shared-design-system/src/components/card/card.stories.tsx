import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Badge } from '../badge/badge.tsx';
import { Divider } from '../divider/divider.tsx';
import { Link } from '../link/link.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

export default { title: 'Layout/Card', parameters: { area: 'office' } } satisfies Meta;

export const Default = () => (
  <Card title="Доставка" aside={<Link to="/delivery">Изменить</Link>}>
    <Text>{words.paragraph}</Text>
  </Card>
);

export const Untitled = () => (
  <Card>
    <Text>{words.line}</Text>
    <Divider />
    <Text tone="muted">Без заголовка, с чертой между частями.</Text>
  </Card>
);

export const Flush = () => (
  <Card title="Категории" flush aside={<Badge tone="info">3</Badge>}>
    <ul>
      <ListRow title="Букеты" text="12 товаров" to="/c/1" />
      <ListRow title="В коробке и горшке" text="4 товара" to="/c/2" />
      <ListRow title="Открытки" text="нет товаров" to="/c/3" />
    </ul>
  </Card>
);

export const LongWords = () => (
  <Stack>
    <Card title={words.company} aside={<Link to="/more">Показать все</Link>}>
      <Text>{words.unbroken}</Text>
    </Card>
    <Card title={words.unbroken} level={3}>
      <Text>{words.line}</Text>
    </Card>
  </Stack>
);
