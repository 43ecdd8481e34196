import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { compareContainers, containerNamePattern } from 'shared-contracts/names';
import { checkout } from './data-folder.ts';

export const folderOf = (name: ContainerName): string => join(checkout, name);

export const containersIn = (root = checkout): ContainerName[] =>
  readdirSync(root)
    .filter((name) => containerNamePattern.test(name) && existsSync(join(root, name, 'remote.json')))
    .sort(compareContainers);
