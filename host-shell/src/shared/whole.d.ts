// A facade asks for its package by another name: by its own it would be given the shared module, which is the facade itself.
declare module 'whole/@reduxjs/toolkit' {
  export * from '@reduxjs/toolkit';
}
declare module 'whole/@reduxjs/toolkit/query/react' {
  export * from '@reduxjs/toolkit/query/react';
}
declare module 'whole/react-redux' {
  export * from 'react-redux';
}
declare module 'whole/@emotion/react' {
  export * from '@emotion/react';
}
