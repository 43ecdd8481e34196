/** For processes that must not load the schemas of all calls, which take some 50 MB. */
export * from './orders/private-folders.ts';
export * from './registry/container-names.ts';
export * from './registry/exported-names.ts';
export { operationGroups } from './wire/groups.ts';
export { headerNames } from './wire/paths.ts';
