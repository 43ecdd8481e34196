import { addLeaveGuard, askToLeave, wouldReloadLoseInput } from './leave-guards.ts';

const ask = async () => true;

it.each([
  ['nothing', [], false],
  ['what is kept as a draft', [true], false],
  ['what is not kept', [false], true],
  ['one of two forms', [true, false], true],
])('a reload would lose input with %s open: %j', (_, drafted, loses) => {
  const leave = drafted.map((one) => addLeaveGuard({ ask, drafted: one }));
  expect(wouldReloadLoseInput()).toBe(loses);
  for (const remove of leave) remove();
});

it('asks one form after the other, and none any more once one says no', async () => {
  const asked: string[] = [];
  const formThat = (name: string, answer: boolean) =>
    addLeaveGuard({ ask: async () => asked.push(name) > 0 && answer, drafted: false });
  const leave = [formThat('first', false), formThat('second', true)];
  expect(await askToLeave()).toBe(false);
  expect(asked).toEqual(['first']);
  for (const remove of leave) remove();
  expect(askToLeave()).toBeUndefined();
});
