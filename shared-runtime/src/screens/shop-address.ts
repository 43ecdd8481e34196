import { readBoot } from 'shared-runtime/page';

export const shopPath = (merchantName: string): string => `/shop/${merchantName}`;

export const shopAddress = (merchantName: string): string => `${readBoot().brand.origin}/b2b${shopPath(merchantName)}`;
