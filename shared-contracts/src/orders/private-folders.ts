/** The storage's folder for screenshots of transfers: no file is served from it, and backups leave it out. */
export const screenshotsFolder = 'payment-screenshots';

/** The storage's folder for photos of assembled orders. Its files have addresses that cannot be guessed; backups omit it. */
export const orderPhotosFolder = 'order-photos';
