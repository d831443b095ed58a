// Only the server writes a query cache down: what the browser shares does without.
export { dehydrate } from '@tanstack/react-query';
