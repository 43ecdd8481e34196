import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { missingModules } from 'tooling/missing-modules';
import { Carousel } from './carousel.tsx';

afterEach(() => missingModules.clear());

it('is asked for again at the next touch where it did not come', async () => {
  // Nothing more of it is called here.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  missingModules.add('./engine.ts');
  render(
    <Carousel label="Букеты" items={['Пион', 'Роза']} keyOf={(name) => name}>
      {(name) => <p>{name}</p>}
    </Carousel>,
  );
  const carousel = screen.getByLabelText('Букеты');
  fireEvent.pointerDown(carousel);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(carousel.querySelector('[data-sliding]')).toBeNull();
  missingModules.clear();
  fireEvent.pointerDown(carousel);
  await waitFor(() => expect(carousel.querySelector('[data-sliding]')).not.toBeNull());
});
