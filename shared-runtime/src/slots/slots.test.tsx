import { render } from '@testing-library/react';
import { Slot, SlotProvider } from './slot.tsx';
import type { Fills, SlotProps } from './slots.ts';

it('checks who offers a slot against what it is declared to give', () => {
  const places = [
    <Slot key={1} name="dashboard.main" />,
    <Slot key={2} name="order.more" props={{ orderId: '1', orderNumber: '1001' }} />,
    // @ts-expect-error there is no such slot
    <Slot key={3} name="order.less" />,
    // @ts-expect-error it gives an order
    <Slot key={4} name="order.more" />,
    // @ts-expect-error a number is written as text
    <Slot key={5} name="order.more" props={{ orderId: '1', orderNumber: 1001 }} />,
    // @ts-expect-error it gives nothing
    <Slot key={6} name="dashboard.main" props={{ orderId: '1' }} />,
  ];
  expect(places).toHaveLength(6);
});

it('checks who fills a slot against the same', () => {
  const filling = {
    whole: async () => ({ default: ({ orderId }: SlotProps<'order.more'>) => <p>{orderId}</p> }),
    part: async () => ({ default: ({ orderNumber }: { orderNumber: string }) => <p>{orderNumber}</p> }),
    noProps: async () => ({ default: () => <p>filled</p> }),
    other: async () => ({ default: ({ contentId }: { contentId: string }) => <p>{contentId}</p> }),
  };
  const filled = [
    filling.whole satisfies Fills<'order.more'>,
    filling.part satisfies Fills<'order.more'>,
    filling.noProps satisfies Fills<'dashboard.main'>,
    // @ts-expect-error the order's slot gives no picture
    filling.other satisfies Fills<'order.more'>,
    // @ts-expect-error there is no such slot
    filling.noProps satisfies Fills<'order.less'>,
  ];
  expect(filled).toHaveLength(5);
});

it('gives what fills it what it is declared to give', () => {
  const resolve = () => [
    { key: 'x', Component: ({ props }: { props: object }) => <p>{(props as SlotProps<'order.more'>).orderNumber}</p> },
  ];
  const { container } = render(
    <SlotProvider resolve={resolve}>
      <Slot name="order.more" props={{ orderId: '1', orderNumber: '1001' }} />
    </SlotProvider>,
  );
  expect(container).toHaveTextContent('1001');
});

it('is no element of the page where nothing fills it', () => {
  const { container } = render(<Slot name="dashboard.main" />);
  expect(container).toBeEmptyDOMElement();
});
