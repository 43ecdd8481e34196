import { createSlice } from '@reduxjs/toolkit';

/** What the page knows of its session besides the answer of `readSession`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { expired: false },
  reducers: {
    /** A call said that the token is no longer good: sign-in is asked for, what was typed stays. */
    sessionExpired: (state) => {
      state.expired = true;
    },
    sessionRenewed: (state) => {
      state.expired = false;
    },
  },
  selectors: { selectSessionExpired: (state) => state.expired },
});

export const { sessionExpired, sessionRenewed } = sessionSlice.actions;
export const { selectSessionExpired } = sessionSlice.selectors;
