import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Graph, graphOf } from './import-cycles.ts';
import { parse } from './parse.ts';
import { roomOf } from './rooms.ts';

/** Files beside the rooms that hand what one room has to another, which calls it without importing it. */
const assembling = ['bins.ts', 'ports.ts', 'routes.ts'];

type Pair = readonly [asking: string, answering: string];

/**
 * Pairs in the source of one such file. `port.fill(value)` hands a value to the port's room. Else each room of which the file imports types, which
 * say what is wanted, is handed what the others have.
 */
export function handedPairs(file: string, code: string): Pair[] {
  const rooms = new Map<string, string>();
  const wanting = new Set<string>();
  for (const { moduleRequest, entries } of parse(file, code).module.staticImports) {
    const room = roomOf(posix.join(posix.dirname(file), moduleRequest.value));
    if (room === undefined || assembling.includes(posix.basename(room))) continue;
    for (const { localName, isType } of entries) {
      if (isType) wanting.add(room);
      else rooms.set(localName.value, room);
    }
  }
  const filled = [...code.matchAll(/(\w+)\.fill\((.*)\);/g)].flatMap(([, port = '', value = '']) =>
    (value.match(/\w+/g) ?? []).map((name) => [rooms.get(port), rooms.get(name)] as const),
  );
  const wanted = [...wanting].flatMap((room) => [...rooms.values()].map((other) => [room, other] as const));
  return [...filled, ...wanted].filter((pair): pair is Pair => pair.every((room) => room !== undefined));
}

export const handedGraph = (checkout: string, name: string): Graph =>
  graphOf(
    assembling
      .map((file) => `${name}/src/${file}`)
      .filter((file) => existsSync(join(checkout, file)))
      .flatMap((file) => handedPairs(file, readFileSync(join(checkout, file), 'utf8'))),
  );
