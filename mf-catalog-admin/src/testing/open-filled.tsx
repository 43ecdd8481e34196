import type { ComponentType } from 'react';
import { type SlotFilling, SlotProvider } from 'shared-runtime';
import { openScreen } from 'shared-runtime/testing';
import ProductScreen from '../screens/product.tsx';
import { id, productNetwork } from './open-product.ts';

export function openFilled(slot: string, Component: ComponentType<SlotFilling>, server = productNetwork()) {
  const Screen = () => (
    <SlotProvider resolve={(name) => (name === slot ? [{ key: 'part', Component }] : [])}>
      <ProductScreen />
    </SlotProvider>
  );
  const manifest = { title: 'Товары', routes: [{ path: '/merchant/products/:id', screen: 'product' }] };
  const screens = { product: async () => ({ default: Screen }) };
  return { server, ...openScreen({ manifest, screens }, `/merchant/products/${id}`) };
}
