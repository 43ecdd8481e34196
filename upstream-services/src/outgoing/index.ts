export { AddressRefused, checkAddress, requestPublic } from './public-request.ts';
