import { basePath, bffPath, contentFilePath } from 'shared-contracts';

export const pictureLink = (bucket: string, key: string): string => `${bffPath}/s3${contentFilePath}/${bucket}/${key}`;

export const orderLink = (shopName: string, token: string): string => `${basePath}/shop/${shopName}/order/${token}`;
