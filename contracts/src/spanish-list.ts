/** `Ana, Berta y Carla` */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);
