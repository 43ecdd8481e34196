import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import { moveItem } from './move-item.ts';
import { SortableList } from './sortable-list.tsx';

function List({ label, first, moves }: { label: string; first: string[]; moves: string[] }) {
  const [items, setItems] = useState(first);
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onMove={(from, to) => {
        moves.push(`${label}: ${from} → ${to}`);
        setItems(moveItem(items, from, to));
      }}
    >
      {(item, _index, handle) => (
        <>
          {handle}
          {item}
        </>
      )}
    </SortableList>
  );
}

function show() {
  const moves: string[] = [];
  renderPage(
    <>
      <List label="Левый" first={['A', 'B', 'C']} moves={moves} />
      <List label="Правый" first={['D', 'E', 'F']} moves={moves} />
    </>,
  );
  return { moves, user: userEvent.setup() };
}

const rowsOf = (label: string) => within(screen.getByRole('list', { name: label })).getAllByRole('listitem');
const words = (label: string) => rowsOf(label).map((row) => row.textContent);
const lines = () =>
  [...document.querySelectorAll('[data-drop]')].map((row) => `${row.textContent} ${row.getAttribute('data-drop')}`);
const handle = (name: string) => screen.getByRole('button', { name: `Порядок: ${name}` });

describe('sorting by keys', () => {
  it('picks up, shows the line, and drops, each said in words', async () => {
    const { moves, user } = show();
    handle('A').focus();
    await user.keyboard(' ');
    expect(screen.getByText(/^Взято: A, место 1 из 3/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('A: место 2 из 3')).toBeInTheDocument();
    expect(lines()).toEqual(['B bottom']);
    expect(moves).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(screen.getByText('Поставлено: A, место 3 из 3')).toBeInTheDocument();
    expect(words('Левый')).toEqual(['B', 'C', 'A']);
    expect(handle('A')).toHaveFocus();
    expect(lines()).toEqual([]);
  });

  it.each([['{Escape}'], ['{Tab}']])('changes nothing when it is cancelled by %s, and says so', async (key) => {
    const { moves, user } = show();
    handle('C').focus();
    await user.keyboard(` {ArrowUp}${key}`);
    expect(screen.getByText('Отменено: C остаётся на месте 3 из 3')).toBeInTheDocument();
    expect(moves).toEqual([]);
    expect(lines()).toEqual([]);
  });
});

Object.defineProperties(CSSStyleDeclaration.prototype, {
  gridColumnGap: { value: '0px', configurable: true },
  gridRowGap: { value: '0px', configurable: true },
});

function layOut() {
  const boxOf = (element: Element): DOMRect => {
    const left = element.closest('[aria-label="Правый"]') ? 400 : 0;
    const rows = element.tagName === 'UL' ? null : [...(element.parentElement?.children ?? [])].indexOf(element);
    return rows === null ? new DOMRect(left, 0, 200, 300) : new DOMRect(left, rows * 100, 200, 100);
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
}

async function drag(name: string, x: number, y: number, end: () => void) {
  const from = { clientX: 20, clientY: 20, pageX: 20, pageY: 20, button: 0 };
  fireEvent(handle(name), new MouseEvent('pointerdown', { bubbles: true }));
  fireEvent.mouseDown(handle(name), from);
  for (const shift of [10, 0]) {
    fireEvent.mouseMove(handle(name), { clientX: x, clientY: y + shift, pageX: x, pageY: y + shift });
    await act(async () => {});
  }
  end();
  await act(async () => {});
}

describe('sorting by mouse', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());
  const release = () => fireEvent.mouseUp(window);
  const ready = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  it('[2.13.3] shows the line at the closest edge and drops there', async () => {
    const { moves } = show();
    await ready();
    await drag('A', 20, 180, () => {
      expect(lines()).toEqual(['B bottom']);
      release();
    });
    expect(moves).toEqual(['Левый: 0 → 1']);
    expect(lines()).toEqual([]);
  });

  it('[2.13.3] has no line and changes nothing over another list, which gets nothing either', async () => {
    const { moves } = show();
    await ready();
    await drag('A', 450, 180, () => {
      expect(lines()).toEqual([]);
      release();
    });
    expect(moves).toEqual([]);
    expect([words('Левый'), words('Правый')]).toEqual([
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
    ]);
  });

  it('changes nothing when Escape is pressed during a drag', async () => {
    const { moves } = show();
    await ready();
    await drag('A', 20, 280, () => {
      expect(lines()).toEqual(['C bottom']);
      fireEvent.keyDown(document.body, { key: 'Escape' });
    });
    expect(lines()).toEqual([]);
    expect(moves).toEqual([]);
  });
});
