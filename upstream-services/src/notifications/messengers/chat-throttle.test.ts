import { createChatThrottle } from './chat-throttle.ts';

function throttleAt() {
  const clock = { now: 1_000_000 };
  return { clock, throttle: createChatThrottle({ perChat: 1_000, inAll: 30 }, () => clock.now) };
}

it('a chat takes a message a second; each of the others is told to come back a second later', () => {
  const { clock, throttle } = throttleAt();
  expect(throttle.take('a', false)).toBeNull();
  expect([throttle.take('a', false), throttle.take('a', false)]).toEqual([2_000, 3_000]);
  expect(throttle.take('b', false)).toBeNull();
  clock.now += 1_000;
  // Who comes new stands behind those who were there.
  expect(throttle.take('a', false)).toBe(3_000);
  clock.now += 1_000;
  expect(throttle.take('a', true)).toBeNull();
});

it('thirty a second in all, however many chats', () => {
  const { clock, throttle } = throttleAt();
  const taken = Array.from({ length: 40 }, (_, chat) => throttle.take(`chat ${chat}`, false));
  expect(taken.filter((wait) => wait === null)).toHaveLength(30);
  expect(taken.slice(30).every((wait) => wait === 1_000)).toBe(true);
  clock.now += 1_000;
  expect(throttle.take('chat 35', true)).toBeNull();
});

it('a chat that is to wait lets nothing in, and others go on', () => {
  const { clock, throttle } = throttleAt();
  throttle.pause('a', 7);
  expect(throttle.take('a', true)).toBe(7_000);
  expect(throttle.take('b', false)).toBeNull();
  clock.now += 7_000;
  expect(throttle.take('a', true)).toBeNull();
});
