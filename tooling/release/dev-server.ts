import { bffPath, type ContainerName, registryAnswerSchema, releaseBase, shellName } from 'shared-contracts';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { StartupError } from '../config/startup-error.ts';
import { entryFiles } from '../webpack/federation.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { configOf } from './containers.ts';
import { createDevProxy } from './dev-proxy.ts';
import type { DevContainer } from './inject-dev-containers.ts';
import { texts } from './texts.ts';

interface Development {
  name: ContainerName;
  folder: string;
  shell: string | undefined;
  platform: string;
  port: number;
  cacheDir: string;
  cacheVersion: string;
  say: (line: string) => void;
}

interface DevServer {
  origin: string;
  stop(): Promise<void>;
}

const patience = 10_000;

async function checkPlatform(platform: string): Promise<void> {
  try {
    const answer = await fetch(`${platform}${bffPath}/registry`, { signal: AbortSignal.timeout(patience) });
    registryAnswerSchema.parse(await answer.json());
  } catch {
    throw new StartupError(texts.noPlatform(platform));
  }
}

const isHere = (platform: string): boolean => /^(?:.+\.)?localhost$|^127\./.test(new URL(platform).hostname);

function manifestReader(folder: string, say: (line: string) => void) {
  let last = readPackage(folder).manifest;
  let lastMessage = '';
  return () => {
    try {
      last = readPackage(folder).manifest;
      lastMessage = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastMessage) say(message);
      lastMessage = message;
    }
    return last;
  };
}

export async function startDevServer(development: Development): Promise<DevServer> {
  const { name, folder, shell, platform, port, cacheDir, cacheVersion, say } = development;
  await checkPlatform(platform);
  const hot = name !== shellName;
  const base = (container: ContainerName): string => releaseBase(container, 'dev');
  const settings = {
    mode: 'development',
    version: 'dev',
    hot,
    publicPath: base(name),
    cacheDir,
    cacheVersion,
  } as const;
  const compiler = webpack(await configOf(folder, settings));
  if (!compiler) throw new Error('webpack made no compiler');
  const manifest = manifestReader(folder, say);
  const developed = (): DevContainer[] => [
    ...(shell ? [{ name: shellName, base: base(shellName), entry: entryFiles.host }] : []),
    { name, base: base(name), entry: hot ? entryFiles.remote : entryFiles.host, manifest: manifest() },
  ];
  const proxy = createDevProxy(platform, developed);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot,
      // Compression would delay server-sent events about orders.
      compress: false,
      // The socket's address follows the page's own address, since the page's policy allows connections to its own origin only.
      client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
      devMiddleware: { publicPath: base(name) },
      static: shell ? { directory: shell, publicPath: base(shellName), watch: false } : false,
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'platform', middleware: proxy as never }],
    },
    compiler,
  );
  await server.start();
  // Cookies ignore ports. With a host name of its own, a session at a remote platform stays apart from those at other servers of this machine.
  const host = isHere(platform) ? 'localhost' : `${name}.localhost`;
  return { origin: `http://${host}:${port}`, stop: () => server.stop() };
}
