import { basePath } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import type { Button } from '../messengers/index.ts';
import { texts } from './texts.ts';

const isLocal = (url: string): boolean => /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])[:/]/.test(url);

/**
 * Where the office is for buttons that open it; null where there can be none: messengers open pages of public addresses with https alone,
 * the sandbox any.
 */
export const officeOf = ({ publicOrigin, providers }: AppContext['config']): string | null =>
  publicOrigin.startsWith('https:') || isLocal(providers.telegram) ? `${publicOrigin}${basePath}/merchant` : null;

export function officeButtons(office: string | null, merchantId: string, orderId?: string): Button[] {
  if (office === null) return [];
  const order = orderId === undefined ? '' : `&order=${orderId}`;
  return [
    {
      text: orderId === undefined ? texts.buttons.orders : texts.buttons.office,
      app: `${office}/telegram?merchant=${merchantId}${order}`,
      url: `${office}/orders${orderId === undefined ? '' : `/${orderId}`}`,
    },
  ];
}
