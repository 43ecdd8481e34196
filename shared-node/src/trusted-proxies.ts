import { BlockList, isIP, isIPv6 } from 'node:net';

const ranges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export type TrustedProxies = (address: string) => boolean;

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

export const normalizeIpAddress = (address: string | undefined): string =>
  (address ?? '').trim().replace(/^::ffff:/i, '');

function add(list: BlockList, part: string): boolean {
  const [address = '', bits] = part.split('/');
  const kind = isIP(address);
  if (kind === 0) return false;
  if (bits === undefined) list.addAddress(address, family(address));
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)) {
    list.addSubnet(address, Number(bits), family(address));
  } else return false;
  return true;
}

/**
 * Reads `TRUST_PROXY`: a list of addresses, networks (`10.0.0.0/8`) and names of ranges, separated by commas.
 * @returns null where a part is none of them
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.flatMap((part) => ranges[part] ?? [part]).every((part) => add(list, part))) return null;
  return (address) => isIP(address) !== 0 && list.check(address, family(address));
}
