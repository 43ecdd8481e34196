import { statfs } from 'node:fs/promises';

/**
 * @param folders on the disks to check; a folder that does not exist yet counts as having room
 * @param reserve bytes that have to be free
 */
export async function isDiskFull(folders: readonly string[], reserve: number): Promise<boolean> {
  const rooms = await Promise.all(
    folders.map(async (folder) => {
      const room = await statfs(folder).catch(() => undefined);
      return room ? room.bavail * room.bsize : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(...rooms) < reserve;
}
