export { authorize, register, signOut } from 'shared-contracts';
