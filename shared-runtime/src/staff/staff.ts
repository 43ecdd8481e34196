import { createContext, useContext } from 'react';
import type { StaffSession } from 'shared-contracts';

/** Who of staff uses the page: the shell says it to what it shows in their part of the office. */
export const StaffContext = createContext<StaffSession | null>(null);

/** The member of staff who uses the page; null elsewhere. */
export const useStaff = (): StaffSession | null => useContext(StaffContext);
