import type { Meta } from '@storybook/react-webpack5';
import { noop, pictures, words } from '../../testing/examples.ts';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { RowList } from '../row-list/row-list.tsx';
import { ListRow } from './list-row.tsx';

export default { title: 'Office/ListRow', parameters: { area: 'office' } } satisfies Meta;

export const Kinds = () => (
  <RowList label="Разделы">
    <ListRow title="Букеты" text="12 товаров" to="/c/1" image={pictures.peonies[0]} />
    <ListRow title="Открытки" text="без картинки" to="/c/2" image={null} trailing={<Badge>Скрыта</Badge>} />
    <ListRow title="Доставка" text="Курьер, самовывоз" leading={<Icon name="truck" />} onClick={noop} />
    <ListRow title="Просто строка" />
    <ListRow title="Телефон" text="+7 (921) 555-01-84" controls={{ label: 'Телефон', onDown: noop, onRemove: noop }} />
    <ListRow
      title={words.company}
      text={words.unbroken}
      to="/c/3"
      image={pictures.broken}
      trailing={<Badge tone="warn">Ждёт проверки</Badge>}
    />
  </RowList>
);
