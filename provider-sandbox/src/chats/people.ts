export interface Person {
  id: number;
  name: string;
  username: string;
}

export const people = [
  { id: 1001, name: 'Анна', username: 'anna' },
  { id: 1002, name: 'Борис', username: 'boris' },
  { id: 1003, name: 'Вера', username: 'vera' },
  { id: 1004, name: 'Глеб', username: 'gleb' },
] as const satisfies readonly Person[];

const namesakes = { from: 10_000, to: 99_999_999 };

/** One of the four people, or a namesake: every id from 10 000 on is a person, for tests that need somebody without a history. */
export function personOf(id: unknown): Person | undefined {
  const number = Number(id);
  const known = people.find((person) => person.id === number);
  if (known || !Number.isInteger(number) || number < namesakes.from || number > namesakes.to) return known;
  const { name, username } = people[number % people.length] ?? people[0];
  return { id: number, name, username: `${username}${number}` };
}
