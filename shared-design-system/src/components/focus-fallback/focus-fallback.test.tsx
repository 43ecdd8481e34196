import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import { LineItem } from '../line-item/line-item.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { moveItem } from '../sortable-list/move-item.ts';
import { SortableList } from '../sortable-list/sortable-list.tsx';
import { FocusFallback } from './focus-fallback.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const focusOn = (name: string) => waitFor(() => expect(button(name)).toHaveFocus());

async function press(name: string) {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

function Card() {
  const [quantity, setQuantity] = useState(0);
  return (
    <ProductCard name="Пионы" price={1} quantity={quantity} onAdd={() => setQuantity(1)} onQuantity={setQuantity} />
  );
}

function Rows({ first }: { first: string[] }) {
  const [items, setItems] = useState(first);
  const moving = (from: number, to: number) => (items[to] ? () => setItems(moveItem(items, from, to)) : undefined);
  return (
    <FocusFallback>
      <SortableList label="Ряд" items={items} keyOf={String} nameOf={String} onMove={() => {}}>
        {(item, index, handle) => (
          <ListRow
            handle={handle}
            title={item}
            controls={{
              label: item,
              onFirst: moving(index, index - 1),
              onLast: moving(index, index + 1),
              onUp: moving(index, index - 1),
              onDown: moving(index, index + 1),
              onRemove: () => setItems(items.filter((other) => other !== item)),
            }}
          />
        )}
      </SortableList>
      <button type="button">Ещё один</button>
    </FocusFallback>
  );
}

function Lines() {
  const [names, setNames] = useState(['Пионы', 'Розы']);
  return (
    <FocusFallback>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <LineItem name={name} price={1} count={1} onRemove={() => setNames(names.filter((one) => one !== name))} />
          </li>
        ))}
      </ul>
    </FocusFallback>
  );
}

describe('the focus stays where the work is', () => {
  it("goes from a card's 'Добавить' into the stepper, and back when the product is taken out", async () => {
    renderPage(<Card />);
    await press('Добавить: Пионы');
    await focusOn('Больше: Пионы');
    await press('Убрать: Пионы');
    await focusOn('Добавить: Пионы');
  });

  it('goes to the other button of a stepper at the end of its range', async () => {
    const Stepper = () => {
      const [value, setValue] = useState(98);
      return <QuantityStepper label="Розы" value={value} onChange={setValue} />;
    };
    renderPage(<Stepper />);
    await press('Больше: Розы');
    await focusOn('Меньше: Розы');
  });

  it("goes from 'Ниже' to 'Выше' of the row that has come to the end, and never on to what removes it", async () => {
    renderPage(<Rows first={['Первый', 'Второй']} />);
    await press('Строка «Первый»');
    await press('Ниже: Первый');
    await focusOn('Выше: Первый');
    await press('Выше: Первый');
    await focusOn('Ниже: Первый');
  });

  it('goes to the same control of the row that comes to the place of a removed one, and after the last one to what follows', async () => {
    renderPage(<Rows first={['Первый', 'Второй', 'Третий']} />);
    await press('Удалить: Второй');
    await focusOn('Удалить: Третий');
    await press('Удалить: Третий');
    await focusOn('Удалить: Первый');
    await press('Удалить: Первый');
    await focusOn('Ещё один');
  });

  it('goes to the next line of an order when one is taken out', async () => {
    renderPage(<Lines />);
    await press('Убрать: Пионы');
    await focusOn('Убрать: Розы');
  });

  it('leaves it alone where somebody else has taken it, or the person went on', async () => {
    const Page = () => {
      const [shown, setShown] = useState(true);
      return (
        <>
          <FocusFallback>
            {shown ? (
              <button type="button" onClick={() => setTimeout(() => setShown(false))}>
                Уйти
              </button>
            ) : null}
            <button type="button">Рядом</button>
          </FocusFallback>
          <button type="button">Дальше</button>
        </>
      );
    };
    renderPage(<Page />);
    await press('Уйти');
    button('Дальше').focus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Уйти' })).toBeNull());
    expect(button('Дальше')).toHaveFocus();
  });
});
