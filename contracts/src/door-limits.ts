/** The most marks of a door in one request: a device with more sends them in turn. */
export const mostDoorMarks = 100;
