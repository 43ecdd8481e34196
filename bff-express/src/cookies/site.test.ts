import { clientAddress } from './site.ts';

const trusted = (address: string) => address === '10.0.0.1' || address === '10.0.0.2';

it.each([
  ['of a visitor behind one proxy', '203.0.113.7', '203.0.113.7'],
  ['whatever that visitor wrote into the header', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['behind two proxies of ours', '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['of the proxy where the header is empty', '', '10.0.0.1'],
  ['of the proxy where the header holds no address', 'unknown', '10.0.0.1'],
  ['of the last that can be read', '198.51.100.9, _hidden, 10.0.0.2', '10.0.0.2'],
])('the address is that %s', (_, header, expected) => {
  expect(clientAddress('10.0.0.1', header, trusted)).toBe(expected);
});
