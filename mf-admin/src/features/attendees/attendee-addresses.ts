/** Where the people of an event are, and its door. */
export const attendeesAddress = (eventId: string) => `/admin/eventos/${eventId}/asistentes`;
export const doorAddress = (eventId: string) => `/admin/eventos/${eventId}/puerta`;
