import { createChatThrottle } from './turns.ts';

function turnsAt() {
  const clock = { now: 1_000_000 };
  return { clock, turns: createChatThrottle({ perChat: 1_000, inAll: 30 }, () => clock.now) };
}

it('a chat takes a message a second; each of the others is told to come back a second later', () => {
  const { clock, turns } = turnsAt();
  expect(turns.take('a', false)).toBeNull();
  expect([turns.take('a', false), turns.take('a', false)]).toEqual([2_000, 3_000]);
  expect(turns.take('b', false)).toBeNull();
  clock.now += 1_000;
  // Who comes new stands behind those who were there.
  expect(turns.take('a', false)).toBe(3_000);
  clock.now += 1_000;
  expect(turns.take('a', true)).toBeNull();
});

it('thirty a second in all, however many chats', () => {
  const { clock, turns } = turnsAt();
  const taken = Array.from({ length: 40 }, (_, chat) => turns.take(`chat ${chat}`, false));
  expect(taken.filter((wait) => wait === null)).toHaveLength(30);
  expect(taken.slice(30).every((wait) => wait === 1_000)).toBe(true);
  clock.now += 1_000;
  expect(turns.take('chat 35', true)).toBeNull();
});

it('a chat that is to wait lets nothing in, and others go on', () => {
  const { clock, turns } = turnsAt();
  turns.pause('a', 7);
  expect(turns.take('a', true)).toBe(7_000);
  expect(turns.take('b', false)).toBeNull();
  clock.now += 7_000;
  expect(turns.take('a', true)).toBeNull();
});
