import { basePath, bffPath, contentFilePath } from 'shared-contracts';

/** Path of a picture's file as a browser asks for it, below the origin. */
export const pictureLink = (bucket: string, key: string): string => `${bffPath}/s3${contentFilePath}/${bucket}/${key}`;

/** Path of an order's own page (decision 1.1). */
export const orderLink = (shopName: string, token: string): string => `${basePath}/shop/${shopName}/order/${token}`;
