import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the page knows of its session besides the answer of `readSession`. */
export interface SessionPart {
  /** A call said that the token is no longer good: sign-in is asked for, what was typed stays. */
  expired: boolean;
  /** Expired, since somebody else has signed in in this browser. */
  taken: boolean;
  /** The owner is a member of staff. */
  ofStaff: boolean;
  /** Id of the account that is, or was last, signed in here: the one that the page is of. Null until it is known. */
  owner: string | null;
  /** How often somebody has signed in since the page was loaded. */
  renewals: number;
  /** The page has a place that asks for the password where the session ends. */
  asks: boolean;
}

const initialState: SessionPart = {
  expired: false,
  taken: false,
  ofStaff: false,
  owner: null,
  renewals: 0,
  asks: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionExpired: (state) => {
      state.expired = true;
    },
    /** Another account than the page's has signed in in this browser: its calls are refused. */
    sessionTaken: (state) => {
      state.expired = true;
      state.taken = true;
    },
    /** Somebody has signed in, or nobody is signed in any more. */
    sessionRenewed: (state, { payload }: PayloadAction<string | null>) => {
      state.expired = false;
      state.taken = false;
      state.ofStaff = false;
      state.owner = payload;
      state.renewals += 1;
    },
    /** Whose session it is, as the server says. */
    sessionKnown: (state, { payload }: PayloadAction<string>) => {
      state.owner = payload;
      state.ofStaff = false;
    },
    /** Which member of staff uses the page. */
    staffKnown: (state, { payload }: PayloadAction<string>) => {
      state.owner = payload;
      state.ofStaff = true;
    },
    /** Whether calls that find the session over may wait for the sign-in. */
    signInAsked: (state, { payload }: PayloadAction<boolean>) => {
      state.asks = payload;
    },
  },
  selectors: {
    selectSessionExpired: (state) => state.expired,
    selectSessionTaken: (state) => state.taken,
    selectSessionOwner: (state) => state.owner,
    /** Whoever used the page has signed out here, and nobody has signed in since. */
    selectSignedOut: (state) => state.renewals > 0 && state.owner === null,
  },
});

export const { sessionExpired, sessionTaken, sessionRenewed, sessionKnown, staffKnown, signInAsked } =
  sessionSlice.actions;
export const { selectSessionExpired, selectSessionTaken, selectSessionOwner, selectSignedOut } = sessionSlice.selectors;
