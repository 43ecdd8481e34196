import { merchantAs, productAs } from 'shared-runtime/testing';

/** A merchant who has just registered, as it travels. */
export const newMerchant = merchantAs();

/** A product without a picture, as it travels. */
export const product = productAs('p1', 'Пионы');
