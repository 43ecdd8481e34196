import { watchDrag } from './watch-drag.ts';

const settings = { threshold: 10, edge: 30 };
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1';

interface Pointer {
  x: number;
  y?: number;
  type?: 'touch' | 'mouse' | 'pen';
  id?: number;
  primary?: boolean;
  button?: number;
  buttons?: number;
}

function watched() {
  const element = document.createElement('div');
  element.innerHTML = '<a href="#1">Розы</a><input type="range"><b data-no-drag>ручка</b>';
  document.body.replaceChildren(element);
  const on = { start: jest.fn(), move: jest.fn(), end: jest.fn() };
  const stop = watchDrag(element, settings, on);
  const send = (name: string, pointer: Pointer, target: Element = element) => {
    const { x, y = 0, type = 'touch', id = 1, primary = true, button = 0, buttons = 1 } = pointer;
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: y, button, buttons });
    Object.assign(event, { pointerType: type, pointerId: id, isPrimary: primary });
    target.dispatchEvent(event);
    return event;
  };
  const begins = (pointer: Pointer, target?: Element) => {
    on.start.mockClear();
    send('pointerdown', pointer, target);
    send('pointermove', { ...pointer, x: pointer.x - 40 });
    send('pointerup', { ...pointer, x: pointer.x - 40 });
    return on.start.mock.calls.length > 0;
  };
  return { element, on, stop, send, begins };
}

const asks = (userAgent: string, maxTouchPoints = 5) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
};

beforeEach(() => {
  Object.defineProperty(window, 'innerWidth', { value: 400, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  jest.restoreAllMocks();
});

it('[9.11.1] leaves to the browser a finger that begins at the edge of an iPhone or an iPad', () => {
  const { begins } = watched();
  for (const userAgent of [iPhone, mac]) {
    asks(userAgent);
    expect([20, 390].map((x) => begins({ x }))).toEqual([false, false]);
    expect(begins({ x: 200 })).toBe(true);
    // Neither a mouse nor a pen goes back by a swipe.
    expect([begins({ x: 20, type: 'mouse' }), begins({ x: 20, type: 'pen' })]).toEqual([true, true]);
  }
});

it('follows a finger from the edge elsewhere: a Mac has none, Android another way back', () => {
  const { begins } = watched();
  asks('Mozilla/5.0 (Linux; Android 14) Chrome/141');
  expect(begins({ x: 20 })).toBe(true);
  asks(mac, 0);
  expect(begins({ x: 20 })).toBe(true);
  asks('Mozilla/5.0 (X11; Linux) Firefox/130', 10);
  expect(begins({ x: 20 })).toBe(true);
});

it('takes the first finger and the main button alone, and nothing that is pressed for something else', () => {
  const { begins, element } = watched();
  expect(begins({ x: 200, primary: false })).toBe(false);
  expect(begins({ x: 200, type: 'mouse', button: 2 })).toBe(false);
  for (const selector of ['input', '[data-no-drag]'])
    expect(begins({ x: 200 }, element.querySelector(selector) as Element)).toBe(false);
  expect(begins({ x: 200 }, element.querySelector('a') as Element)).toBe(true);
});

it('begins after the threshold, and with a finger only sideways; a mouse may slide off', () => {
  const { on, send } = watched();
  const starts = (pointer: Partial<Pointer>) => {
    on.start.mockClear();
    send('pointerdown', { x: 200, ...pointer, ...{ y: 0 } });
    send('pointermove', { x: 200, ...pointer });
    send('pointercancel', { x: 200, ...pointer });
    return on.start.mock.calls.length;
  };
  const to = (x: number, y: number, type: 'touch' | 'mouse' = 'touch') => {
    on.start.mockClear();
    send('pointerdown', { x: 200, type });
    send('pointermove', { x, y, type });
    send('pointercancel', { x, y, type });
    return on.start.mock.calls.length;
  };
  expect(starts({})).toBe(0);
  expect([to(191, 0), to(190, 0), to(210, 0)]).toEqual([0, 1, 1]);
  expect([to(180, 20), to(180, 21), to(180, 21, 'mouse')]).toEqual([1, 0, 1]);
});

it('tells how far it went, positive to the left, and ends with the speed of the last moment', () => {
  const { on, send, element } = watched();
  send('pointerdown', { x: 200 });
  send('pointermove', { x: 150, id: 2 });
  expect(on.move).not.toHaveBeenCalled();
  send('pointermove', { x: 150 });
  expect([element.dataset.dragging, on.start.mock.calls.length, on.move.mock.calls]).toEqual(['', 1, [[50]]]);
  send('pointermove', { x: 230 });
  expect([on.start.mock.calls.length, on.move.mock.calls.at(-1)]).toEqual([1, [-30]]);
  send('pointerup', { x: 220, id: 2 });
  expect(on.end).not.toHaveBeenCalled();
  send('pointerup', { x: 220 });
  expect(on.end).toHaveBeenCalledTimes(1);
  expect(on.end.mock.calls[0]?.[0]).toBe(-20);
  expect(element.dataset.dragging).toBeUndefined();
});

it('ends where it was last seen, without speed, when the browser takes the pointer away', () => {
  const { on, send, element } = watched();
  send('pointerdown', { x: 200 });
  send('pointermove', { x: 150 });
  // A finger's own target loses it to the element as the drag begins.
  send('lostpointercapture', { x: 150 }, element.querySelector('a') as Element);
  expect(on.end).not.toHaveBeenCalled();
  send('pointercancel', { x: 0 });
  expect(on.end.mock.calls).toEqual([[50, 0]]);
});

it('forgets a mouse whose button was let go elsewhere', () => {
  const { on, send } = watched();
  send('pointerdown', { x: 200, type: 'mouse' });
  send('pointermove', { x: 100, type: 'mouse', buttons: 0 });
  send('pointermove', { x: 50, type: 'mouse' });
  expect(on.start).not.toHaveBeenCalled();
});

it('follows no link that was dragged, and every one that was pressed', () => {
  const { send, element, begins, stop } = watched();
  const link = element.querySelector('a') as Element;
  const click = (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click(1)).toBe(false);
  begins({ x: 200 }, link);
  // A key presses without a pointer.
  expect([click(1), click(0)]).toEqual([true, false]);
  send('pointerdown', { x: 200 }, link);
  send('pointerup', { x: 200 }, link);
  expect(click(1)).toBe(false);
  // Nothing of the browser's own dragging of links.
  const drag = new Event('dragstart', { bubbles: true, cancelable: true });
  link.dispatchEvent(drag);
  expect(drag.defaultPrevented).toBe(true);
  stop();
  expect(begins({ x: 200 }, link)).toBe(false);
});
