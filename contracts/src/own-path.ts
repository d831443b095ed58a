/**
 * Whether an address is a place of this site: a path that browsers never read as the beginning of another host, as it is or
 * once its dots are gone (`/.//host`), and that ends no attribute and no line.
 */
export const isOwnPath = (address: string): boolean => /^(?![^?#]*\/\/)\/[^\s\p{C}\\"<>]*$/u.test(address);
