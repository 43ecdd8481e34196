import { BlockList, isIPv6 } from 'node:net';
import type { Stage } from 'shared-contracts';
import { normalizeIpAddress } from 'shared-node';

const networks = [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
  ['77.75.156.11', 32],
  ['77.75.156.35', 32],
  ['2a02:5180::', 32],
] as const;

const loopback = [
  ['127.0.0.0', 8],
  ['::1', 128],
] as const;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function listOf(subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of subnets) list.addSubnet(address, bits, familyOf(address));
  return list;
}

const known = listOf(networks);
const outsideProduction = listOf([...networks, ...loopback]);

/**
 * Whether a notification was sent by the provider.
 * @param address of the sender, as trusted proxies report it
 */
export function isSender(address: string, stage: Stage): boolean {
  const normalized = normalizeIpAddress(address);
  return (stage === 'production' ? known : outsideProduction).check(normalized, familyOf(normalized));
}
