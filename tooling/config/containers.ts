import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerName, compareContainers, containerName } from 'shared-contracts';
import { checkout } from './data-folder.ts';

export const folderOf = (name: ContainerName): string => join(checkout, name);

export const containersIn = (root = checkout): ContainerName[] =>
  readdirSync(root)
    .filter((name) => containerName.safeParse(name).success && existsSync(join(root, name, 'remote.json')))
    .sort(compareContainers);
