export { createApi, skipToken } from 'original/@reduxjs/toolkit/query/react';
