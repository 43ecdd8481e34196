/** The storage's folder for screenshots of transfers: no file is served from it, and backups leave it out. */
export const screenshotsFolder = 'payment-screenshots';

/** The storage's folder for photos of what was made for an order. Its files have addresses that nobody guesses; backups leave it out. */
export const orderPhotosFolder = 'order-photos';
