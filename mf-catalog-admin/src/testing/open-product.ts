import { screen } from '@testing-library/react';
import * as api from 'shared-contracts';
import { type Network, type OpenedScreen, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wirePicture, wireProduct } from './wire.ts';

const fields = [
  { type: 'textarea', value: 'Собираем утром.' },
  { type: 'textarea', value: 'Второе поле.' },
  { type: 'sizes', sizes: [{ id: 'size-s', value: 'S' }] },
];

export const bouquets = wireCategory(1, 'Букеты');
const peonies = wireProduct(1, { title: 'Пионы', meta_options: { product_fields: JSON.stringify(fields) } });
export const { product_id: id } = peonies;

export function freshBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
}

export function productNetwork(product = peonies): Network {
  const network = merchantNetwork([product]);
  network.on(api.listCategories, { categories: [bouquets] });
  network.on(api.listProducts, { products_list: [], total_count: 0 });
  network.on(api.updateProduct, { product_id: id });
  network.on(api.addProduct, { product_id: id });
  network.on(api.countStockWaits, { waits: [] });
  network.on(api.uploadContent, ({ content_info: info }) => ({ content: wirePicture(7, info.external_id) }));
  network.on(api.updateContent, ({ content_id: contentId }) => ({
    content: { ...wirePicture(1, id), content_id: contentId },
  }));
  return network;
}

export const open = (at = `/merchant/products/${id}`): OpenedScreen => openScreen({ manifest, screens }, at);

export const title = () => screen.findByRole('textbox', { name: 'Название' });
export const save = () => screen.getByRole('button', { name: 'Сохранить' });
