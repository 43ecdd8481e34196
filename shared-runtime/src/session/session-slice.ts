import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionPart {
  expired: boolean;
  taken: boolean;
  ofStaff: boolean;
  /** Id of the account that the page belongs to: the one that is signed in, or was last. Null until it is known. */
  owner: string | null;
  renewals: number;
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
    sessionTaken: (state) => {
      state.expired = true;
      state.taken = true;
    },
    sessionRenewed: (state, { payload }: PayloadAction<string | null>) => {
      state.expired = false;
      state.taken = false;
      state.ofStaff = false;
      state.owner = payload;
      state.renewals += 1;
    },
    sessionKnown: (state, { payload }: PayloadAction<string>) => {
      state.owner = payload;
      state.ofStaff = false;
    },
    staffKnown: (state, { payload }: PayloadAction<string>) => {
      state.owner = payload;
      state.ofStaff = true;
    },
    signInAsked: (state, { payload }: PayloadAction<boolean>) => {
      state.asks = payload;
    },
  },
  selectors: {
    selectSessionExpired: (state) => state.expired,
    selectSessionTaken: (state) => state.taken,
    selectSessionOwner: (state) => state.owner,
    selectSignedOut: (state) => state.renewals > 0 && state.owner === null,
  },
});

export const { sessionExpired, sessionTaken, sessionRenewed, sessionKnown, staffKnown, signInAsked } =
  sessionSlice.actions;
export const { selectSessionExpired, selectSessionTaken, selectSessionOwner, selectSignedOut } = sessionSlice.selectors;
