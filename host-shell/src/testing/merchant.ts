import { merchantAs, productAs } from 'shared-runtime/testing';

export const newMerchant = merchantAs();

export const product = productAs('p1', 'Пионы');
