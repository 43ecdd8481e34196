import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the page knows of its session besides the answer of `readSession`. */
export interface SessionPart {
  /** A call said that the token is no longer good: sign-in is asked for, what was typed stays. */
  expired: boolean;
  /** Id of the merchant who is, or was last, signed in here; null until it is known. */
  owner: string | null;
  /** How often somebody has signed in since the page was loaded. */
  renewals: number;
  /** The page has a place that asks for the password where the session ends. */
  asks: boolean;
}

const initialState: SessionPart = { expired: false, owner: null, renewals: 0, asks: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionExpired: (state) => {
      state.expired = true;
    },
    /** Somebody has signed in, or nobody is signed in any more. */
    sessionRenewed: (state, { payload }: PayloadAction<string | null>) => {
      state.expired = false;
      state.owner = payload;
      state.renewals += 1;
    },
    /** Whose session it is, as the server says. */
    sessionKnown: (state, { payload }: PayloadAction<string>) => {
      state.owner = payload;
    },
    /** Whether calls that find the session over may wait for the sign-in. */
    signInAsked: (state, { payload }: PayloadAction<boolean>) => {
      state.asks = payload;
    },
  },
  selectors: {
    selectSessionExpired: (state) => state.expired,
    selectSessionOwner: (state) => state.owner,
    /** Whoever used the page has signed out here, and nobody has signed in since. */
    selectSignedOut: (state) => state.renewals > 0 && state.owner === null,
  },
});

export const { sessionExpired, sessionRenewed, sessionKnown, signInAsked } = sessionSlice.actions;
export const { selectSessionExpired, selectSessionOwner, selectSignedOut } = sessionSlice.selectors;
