import { ButtonLink, Card } from 'shared-design-system/office';
import { type Meta, words } from 'shared-design-system/stories';
import { Checklist } from './checklist.tsx';

export default { title: 'Office/Checklist', parameters: { area: 'office' } } satisfies Meta;

export const OnTheWay = () => (
  <Card title="До открытия два шага">
    <Checklist
      label="Шаги к открытию"
      steps={[
        { id: 'name', title: 'Название и логотип', done: true, to: '/shop' },
        { id: 'product', title: 'Первый товар', done: true, fresh: true, to: '/products' },
        {
          id: 'delivery',
          title: 'Доставка',
          done: false,
          text: 'Куда и за сколько привозите. Хватит самовывоза.',
          action: <ButtonLink to="/delivery">Настроить доставку</ButtonLink>,
        },
        { id: 'legal', title: 'ИНН и ОГРНИП', done: false, to: '/legal' },
      ]}
    />
  </Card>
);

export const NothingDone = () => (
  <Checklist
    label="Шаги"
    steps={[
      { id: 'a', title: words.company, done: false, text: words.paragraph },
      { id: 'b', title: words.unbroken, done: false, to: '/b' },
    ]}
  />
);

export const AllDone = () => (
  <Checklist
    label="Шаги"
    steps={[
      { id: 'a', title: 'Первый товар', done: true },
      { id: 'b', title: 'Доставка', done: true },
    ]}
  />
);
