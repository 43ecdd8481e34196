import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Carousel } from './carousel.tsx';

const mockStarted = jest.fn();
let mockComes = false;
// The script of the engine, which may not come.
jest.mock('./engine.ts', () => {
  if (!mockComes) throw new Error('ChunkLoadError');
  return {
    startEngine: () => {
      mockStarted();
      return { destroy: () => {}, refresh: () => {} };
    },
  };
});

it('is asked for again at the next touch where it did not come', async () => {
  // Nothing more of it is called here.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(
    <Carousel label="Букеты" items={['Пион', 'Роза']} keyOf={(name) => name}>
      {(name) => <p>{name}</p>}
    </Carousel>,
  );
  const carousel = screen.getByLabelText('Букеты');
  fireEvent.pointerDown(carousel);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(mockStarted).not.toHaveBeenCalled();
  mockComes = true;
  fireEvent.pointerDown(carousel);
  await waitFor(() => expect(mockStarted).toHaveBeenCalledTimes(1));
});
