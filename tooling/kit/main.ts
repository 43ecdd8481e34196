#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { StartupError } from '../config/startup-error.ts';
import { runCommand } from '../release/run.ts';
import { buildOwn } from './build.ts';
import { checkRemote } from './check.ts';
import { createOwnRemote } from './create.ts';
import { publish } from './publish.ts';
import { texts } from './texts.ts';
import { checkOwnTypes } from './types.ts';

interface Command {
  usage: string;
  what: string;
  run(args: readonly string[]): Promise<void>;
}

const dir = process.cwd();
const { what } = texts;

const commands: Record<string, Command> = {
  create: {
    usage: 'create mf-<name>',
    what: what.create,
    async run([name = '']) {
      createOwnRemote(name, dir);
      console.log(texts.created(name));
    },
  },
  check: {
    usage: 'check',
    what: what.check,
    async run() {
      console.log(texts.fits(checkRemote(dir).name));
    },
  },
  build: {
    usage: 'build',
    what: what.build,
    async run() {
      await buildOwn(dir, console.log);
    },
  },
  dev: {
    usage: 'dev --against <origin>',
    what: what.dev,
    async run(args) {
      const { values } = parseArgs({ args: [...args], options: { against: { type: 'string', default: '' } } });
      // Loading webpack's server takes a second, so only this command loads it.
      const { develop } = await import('./develop.ts');
      await develop(dir, values.against, console.log);
    },
  },
  publish: {
    usage: 'publish [--activate] [--commit <sha>] [--reason <why>]',
    what: what.publish,
    async run(args) {
      const { values } = parseArgs({
        args: [...args],
        options: {
          activate: { type: 'boolean', default: false },
          commit: { type: 'string', default: '' },
          reason: { type: 'string', default: '' },
        },
      });
      checkOwnTypes(dir);
      await publish(await buildOwn(dir, console.log), { ...values, log: console.log });
    },
  },
};

const [name, ...args] = process.argv.slice(2);
const usages = Object.values(commands).map((command) => [command.usage, command.what] as const);
const usage = texts.usage(usages);
const command = name === undefined ? undefined : commands[name];
if (name === undefined) console.log(usage);
else
  await runCommand(async () => {
    if (!command) throw new StartupError(`${texts.unknown(name)}\n${usage}`);
    await command.run(args);
  });
