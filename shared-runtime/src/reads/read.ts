import type { ArgsOf, ResultOf } from 'shared-contracts';
import type { Answer } from '../api/failure.ts';
import type { Typed } from '../api/send.ts';
import type { Tag } from '../api/tags.ts';

export type Send = <Args, Result>(operation: Typed<Args, Result>, args: Args) => Promise<Answer<Result>>;

export interface Known<Result> {
  data: Result | undefined;
  further: string | undefined;
}

export interface Read<Args, Result> {
  readonly name: string;
  readonly about: Tag;
  readonly keptFor: number;
  ask(args: Args, send: Send, known: Known<Result>): Promise<Answer<Result>>;
}

const usuallyKeptFor = 60;

/**
 * Describes what a page can read: the operation's name, and the tag that changes invalidate. Types come from the operation.
 *
 * ```ts
 * const read = readsOf(() => import('./operations.ts'));
 * const shop = read('readShop', 'Shop');
 * ```
 *
 * @param operations by their names; or a function that loads the module that exports them: a page that comes with its data loads their schemas
 *                   with its first read
 */
export const readsOf =
  <Module extends object>(operations: Module | (() => Promise<Module>)) =>
  <Name extends keyof Module & string>(name: Name, about: Tag): Read<ArgsOf<Module[Name]>, ResultOf<Module[Name]>> => ({
    name,
    about,
    keptFor: usuallyKeptFor,
    ask: async (args, send) => {
      const module = typeof operations === 'function' ? await operations() : operations;
      return send((module as Module)[name] as never, args);
    },
  });
