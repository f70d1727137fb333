/** Maximum of open applications, and of closed ones, in a list. */
export const maxListedApplications = 500;
