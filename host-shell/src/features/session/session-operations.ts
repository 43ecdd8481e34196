/** The operations of signing in and out, in a file that is loaded when the first of them is called. */
export { authorize, register, signOut } from 'shared-contracts';
