import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SizePicker } from './size-picker.tsx';

it('takes a size that was chosen before the page was hydrated', async () => {
  const onChange = jest.fn();
  const picker = (
    <SizePicker
      sizes={[
        { id: 's', value: 'S' },
        { id: 'm', value: 'M' },
      ]}
      value={null}
      onChange={onChange}
    />
  );
  const container = document.createElement('div');
  // React's server says that a browser's effect means nothing to it; in this test there is a document.
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  container.innerHTML = renderToString(picker);
  silence.mockRestore();
  document.body.append(container);
  container.querySelectorAll('input')[1]?.click();
  const root = await act(async () => hydrateRoot(container, picker));
  expect(onChange.mock.calls).toEqual([['m']]);
  act(() => root.unmount());
});
