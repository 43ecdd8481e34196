/**
 * The first part of every command, in JavaScript that any Node from 18 on runs: it installs the dependencies of the lock file, and continues with a
 * Node that can run TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const checkout = join(dirname(fileURLToPath(import.meta.url)), '../..');
const modules = join(checkout, 'node_modules');
const lock = join(checkout, 'package-lock.json');

const texts = {
  tooOld: (version) =>
    `Node ${version} слишком старый. Установите Node 24.15 или новее с https://nodejs.org и запустите команду ещё раз.`,
  noNode: (version) =>
    `Нужен Node 24.15 или новее, а запущен ${version}, и для этой системы (${process.platform}-${process.arch}) npm его не приносит. Установите Node 24 с https://nodejs.org и запустите команду ещё раз.`,
  installing: 'Устанавливаю зависимости из package-lock.json…',
  installed: (seconds) => `✓ Зависимости — ${seconds} с`,
  notInstalled: (why) =>
    `Не удалось установить зависимости (npm ci): ${why} Проверьте доступ к реестру npm и запустите команду ещё раз.`,
};

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 15);
};

/**
 * Whether node_modules holds what the lock file says. npm keeps its own list of what it installed, which is compared;
 * packages for other platforms may be missing.
 */
function isInstalled() {
  const own = join(modules, '.package-lock.json');
  if (!existsSync(own)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packagesOf(own);
  return Object.entries(packagesOf(lock)).every(([path, { version, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    return there[path] ? there[path].version === version : optional;
  });
}

function install() {
  if (isInstalled()) return;
  console.log(texts.installing);
  const begun = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npm = /npm-cli/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined;
  const options = { cwd: checkout, encoding: 'utf8', maxBuffer: 1 << 28 };
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) {
    if (done.stderr) console.error(done.stderr.trim());
    fail(texts.notInstalled(done.error ? `${done.error.message}.` : ''));
  }
  console.log(texts.installed(((Date.now() - begun) / 1000).toFixed(1).replace('.', ',')));
}

/** The Node that npm installed with the lock file, if it runs on this machine. */
function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const node = join(modules, `node-${platform}-${process.arch}`, file);
  if (!existsSync(node)) return undefined;
  const asked = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 && isNewEnough(asked.stdout.trim()) ? node : undefined;
}

/**
 * Installs what is missing and runs a TypeScript program of the repository, in this process when its Node is new enough,
 * else in a child that gets its arguments, its terminal and its signals.
 * @param {string} program Path relative to the checkout.
 */
export async function runProgram(program) {
  if (Number(process.versions.node.split('.')[0]) < 18) fail(texts.tooOld(process.version));
  install();
  const file = join(checkout, program);
  if (isNewEnough(process.version)) {
    // From the second run on no file is compiled again, and the 25 MB that strip types are not loaded.
    nodeModule.enableCompileCache(join(modules, '.cache/compiled'));
    await import(pathToFileURL(file).href);
    return;
  }
  const node = installedNode();
  if (!node) fail(texts.noNode(process.version));
  const child = spawn(node, [file, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
