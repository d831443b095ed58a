export const mentoringPath = '/mentoria';
export const offerPath = `${mentoringPath}/ofrecer`;
export const askPath = `${mentoringPath}/pedir`;
export const minePath = `${mentoringPath}/mi-mentoria`;

/** The page of a mentor who shows herself. */
export const mentorPath = (slug: string) => `${mentoringPath}/${slug}`;
/** One of her pairs, on the member's own page. */
export const pairPath = (id: string) => `${minePath}?pareja=${id}`;
