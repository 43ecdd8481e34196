/**
 * Advisory lock of the database that a backup holds: the files of pictures are copied after the rows, and none that a row names may go
 * meanwhile.
 */
export const backupLock = 220_523;
