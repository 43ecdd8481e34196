/**
 * Advisory lock of the database that a backup holds. A backup copies pictures after the rows, and meanwhile no file may be deleted that a copied row
 * names.
 */
export const backupLock = 220_523;
