import { readBoot } from 'shared-runtime/page';

/** Where the public shop is on this site. */
export const shopPath = (merchantName: string): string => `/shop/${merchantName}`;

/** The public shop's whole address, to send around. */
export const shopAddress = (merchantName: string): string => `${readBoot().brand.origin}/b2b${shopPath(merchantName)}`;
