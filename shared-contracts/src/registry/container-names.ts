export const shellName = 'host-shell';
export const designSystemName = 'shared-design-system';

/** Name of a separately built container. The list of containers comes from the active releases, never from code. */
export type ContainerName = string;

export const containerNamePattern = /^(?:host-shell|shared-design-system|mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

export const compareContainers = (a: ContainerName, b: ContainerName): number => {
  const rank = (name: ContainerName): number => (name === shellName ? 0 : name === designSystemName ? 1 : 2);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
};
