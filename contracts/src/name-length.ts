/** Longest name of a person, in characters: the same in every form, or an account's name would not fit where it is filled in. */
export const personNameMax = 80;
