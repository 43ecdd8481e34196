import type { AddressInfo } from 'node:net';
import { answerSupervisor, StartupError, tellReady } from 'shared-node';
import { readConfig } from './config.ts';
import { createContext } from './create-context.ts';
import { createLogger } from './log/logger.ts';
import { createBff } from './server.ts';
import { shutDown } from './shutdown.ts';
import { texts } from './texts.ts';

function configOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

answerSupervisor();
const config = configOrExit();
const { log, flush, losesLines } = createLogger(config.logLevel);
const context = await createContext(config, log, losesLines);
const server = createBff(context);

let ending = false;
async function end(reason: string, isFollowed = false): Promise<void> {
  if (ending) return;
  ending = true;
  log.info({ reason }, 'ending');
  await shutDown(server, context, isFollowed);
  flush();
  process.exit(0);
}

process.once('SIGTERM', () => end('SIGTERM', true));
process.once('SIGINT', () => end('SIGINT'));
if (config.supervised) process.once('disconnect', () => end('the supervisor is gone'));
if (config.supervised && process.send && !process.connected) await end('the supervisor went before the start was done');

server.once('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  const sentence = isTaken
    ? texts.start.portTaken(config.port)
    : texts.start.cannotListen(`${config.host}:${config.port}`, error.message);
  log.fatal(sentence);
  flush();
  process.exit(1);
});
const listenOptions = config.socket === undefined ? { port: config.port, host: config.host } : { fd: config.socket };
server.listen(listenOptions, () => {
  const { address, port } = server.address() as AddressInfo;
  log.info({ address, port, stage: config.stage }, 'listening');
  tellReady();
  flush();
});
