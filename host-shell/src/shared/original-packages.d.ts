// A facade asks for its package by another name: by its own it would be given the shared module, which is the facade itself.
declare module 'original/@reduxjs/toolkit' {
  export * from '@reduxjs/toolkit';
}
declare module 'original/@reduxjs/toolkit/query/react' {
  export * from '@reduxjs/toolkit/query/react';
}
declare module 'original/react-redux' {
  export * from 'react-redux';
}
declare module 'original/@emotion/react' {
  export * from '@emotion/react';
}
declare module 'original/react-hook-form' {
  export * from 'react-hook-form';
}
