import { basePath } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import type { Button } from '../messengers/index.ts';
import { texts } from './texts.ts';

const isLocal = (url: string): boolean => /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])[:/]/.test(url);

/**
 * The office's address for buttons; null where a messenger would refuse it: messengers open only https pages of public addresses, the sandbox any.
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
