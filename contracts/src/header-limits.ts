/** How many links remotes may add to the header's menu together: more do not fit next to the shell's own. A shell's release says its number. */
export const headerPlaces = 2;
