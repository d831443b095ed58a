/** Days that a request for a mentor waits before it is said to wait long. */
export const longWaitDays = 7;

/** Days ahead of which it is said that documents are deleted. */
export const deletionDays = 7;
