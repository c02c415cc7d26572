import { mayCall, type EndpointName, type StaffUser } from '@reelists/contract';
import { createContext, useContext } from 'react';

const StaffContext = createContext<StaffUser | null>(null);
export const StaffProvider = StaffContext.Provider;

/** Who is logged in, and what their role lets them do. */
export function useStaff(): { user: StaffUser; may: (name: EndpointName) => boolean } {
  const user = useContext(StaffContext);
  if (!user) throw new Error('useStaff needs the staff area around it');
  return { user, may: (name) => mayCall(user.role, name) };
}
