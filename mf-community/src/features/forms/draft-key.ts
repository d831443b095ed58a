/** Local storage key: what is typed into a form and not sent. */
export const draftKeyOf = (form: string) => `communityDraft:${form}`;
