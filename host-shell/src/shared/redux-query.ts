/** The names of @reduxjs/toolkit/query/react that the platform uses, as in `redux-toolkit.ts`. */
export { createApi, skipToken } from 'original/@reduxjs/toolkit/query/react';
