import { createContext, useContext } from 'react';
import type { StaffSession } from 'shared-contracts';

export const StaffContext = createContext<StaffSession | null>(null);

export const useStaff = (): StaffSession | null => useContext(StaffContext);
