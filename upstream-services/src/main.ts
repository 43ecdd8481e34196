import { createContext } from './create-context.ts';
import { runProcess } from './process.ts';
import { startServer } from './server.ts';
import { texts } from './texts.ts';

await runProcess('upstream-services', async (config, log, fail) => {
  const server = await startServer(createContext(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return fail(texts.start.portTaken(config.port));
    throw error;
  });
  log.info({ url: server.url }, 'listening');
  return server;
});
