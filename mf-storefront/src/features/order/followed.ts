import { readStoredJson, writeStored } from 'shared-runtime/page';

const key = 'b2b:followed-orders';
const most = 20;

const list = (): string[] => {
  const kept = readStoredJson<unknown>(key);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
};

/** Whether this browser was asked to notify of an order. Reads only its storage: pages load no code for pushes before a press. */
export const isFollowed = (token: string): boolean => list().includes(token);

export function setFollowed(token: string, followed: boolean): void {
  const others = list().filter((one) => one !== token);
  writeStored(key, JSON.stringify(followed ? [token, ...others].slice(0, most) : others));
}
