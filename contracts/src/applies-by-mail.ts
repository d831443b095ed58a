/** Whether one applies by mail; otherwise by a page of the web. */
export const appliesByMail = (apply: string) => apply.includes('@') && !apply.includes('/');
