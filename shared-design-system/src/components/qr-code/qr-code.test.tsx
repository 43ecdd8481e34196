import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { renderPage } from '../../testing/render.tsx';
import { darkPath, quietZone, sideOf, svgFile } from './drawing.ts';
import { qrMatrix } from './matrix.ts';
import { QrCode } from './qr-code.tsx';

const payment =
  'ST00012|Name=ИП Соколова Анна Викторовна|PersonalAcc=40802810900000000001|BankName=Банк|BIC=044525225|CorrespAcc=30101810400000000225|Sum=490000|Purpose=Заказ № 1052';

function read(text: string): string | undefined {
  const matrix = qrMatrix(text);
  const [unit, side] = [8, sideOf(matrix)];
  const pixels = new Uint8ClampedArray((side * unit) ** 2 * 4).fill(255);
  for (const [, x, y, width] of darkPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < unit; row++)
      for (let column = 0; column < Number(width) * unit; column++) {
        const at = ((Number(y) * unit + row) * side * unit + Number(x) * unit + column) * 4;
        pixels.set([0, 0, 0], at);
      }
  return jsQR(pixels, side * unit, side * unit)?.data;
}

describe('a QR code', () => {
  it('says what it was given: an address, a payment in Russian', () => {
    for (const text of ['https://bloom.example/b2b/shop/verbena', payment]) expect(read(text)).toBe(text);
  });

  it('says any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aЖ0/|ё№'), minLength: 1, maxLength: 60 }), (text) =>
        expect(read(text)).toBe(text),
      ),
      { numRuns: 15 },
    );
  });

  it('keeps four modules of light around it', () => {
    const places = [...darkPath(qrMatrix('a')).matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) =>
      match.slice(1).map(Number),
    );
    const side = sideOf(qrMatrix('a'));
    for (const [x = 0, y = 0, width = 0] of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(quietZone);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(side - quietZone);
    }
    expect(quietZone).toBe(4);
  });

  it('has a name, and is saved under the name of a file', async () => {
    const saved: string[] = [];
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    renderPage(<QrCode value="https://bloom.example" label="QR-код магазина" fileName="verbena" />);
    expect(await screen.findByRole('img', { name: 'QR-код магазина' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'SVG' }));
    expect(saved).toEqual(['verbena.svg']);
    expect(await svgFile(qrMatrix('a')).text()).toMatch(/fill="white".*fill="black"/);
    press.mockRestore();
  });

  it('follows its text, and says when it holds too much', async () => {
    const { rerender } = renderPage(<QrCode value="один" label="Код" />);
    const drawing = async () => (await screen.findByRole('img', { name: 'Код' })).innerHTML;
    const first = await drawing();
    rerender(<QrCode value="два" label="Код" />);
    expect(await drawing()).not.toBe(first);
    rerender(<QrCode value={'а'.repeat(3000)} label="Код" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('QR-код не получился');
    await act(async () => {});
  });
});
