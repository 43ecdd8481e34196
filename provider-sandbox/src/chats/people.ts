export const people = [
  { id: 1001, name: 'Анна', username: 'anna' },
  { id: 1002, name: 'Борис', username: 'boris' },
  { id: 1003, name: 'Вера', username: 'vera' },
  { id: 1004, name: 'Глеб', username: 'gleb' },
] as const;

export type Person = (typeof people)[number];

export const personOf = (id: unknown): Person | undefined => people.find((person) => String(person.id) === String(id));
