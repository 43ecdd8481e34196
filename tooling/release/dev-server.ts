import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { dataPaths } from '../config/data-folder.ts';
import { entryFiles } from '../webpack/federation.ts';
import { compile } from './compile.ts';
import { configOf, folderOf } from './containers.ts';
import { presetHash } from './inputs.ts';

interface DevServer {
  /** Addresses of the containers that it serves, as the BFF's `DEV_REMOTES` takes them. */
  remotes: string;
  stop(): Promise<void>;
}

/**
 * Serves one container from its sources, with edited modules replaced in the running page. The shell is served beside it in its
 * development build, because React replaces components only there; everything else comes as released.
 */
export async function startDevServer(name: ContainerName, port: number, dataDir: string): Promise<DevServer> {
  const origin = `http://localhost:${port}`;
  const outputDir = (container: ContainerName) => join(dataDir, 'dev', container);
  const common = {
    mode: 'development',
    version: 'dev',
    cacheDir: dataPaths(dataDir).webpack,
    cacheVersion: presetHash(),
  } as const;
  const shell: ContainerName = 'host-shell';
  if (name !== shell) {
    await compile([{ name: shell, folder: folderOf(shell), version: 'dev', outputDir: outputDir(shell) }], {
      ...common,
      publicPath: `${origin}/${shell}/`,
    });
  }
  const hot = name !== shell;
  const settings = { ...common, hot, outputDir: outputDir(name), publicPath: `${origin}/${name}/` };
  const compiler = webpack(await configOf(folderOf(name), settings));
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      static: { directory: outputDir(shell), publicPath: `/${shell}/`, watch: false },
    },
    compiler,
  );
  await server.start();
  const names = new Set<ContainerName>([shell, name]);
  const address = (each: ContainerName) =>
    `${each}=${origin}/${each}/${each === shell ? entryFiles.host : entryFiles.remote}`;
  return { remotes: [...names].map(address).join(','), stop: () => server.stop() };
}
