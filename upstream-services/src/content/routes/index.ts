export { default as listPublicContent } from './list-public-content.ts';
export { default as placePictures } from './place-pictures.ts';
export { default as retrieveContent } from './retrieve-content.ts';
export { default as updateContent } from './update-content.ts';
export { default as uploadContent } from './upload-content.ts';
