/** The most pros who are asked to replace one. */
export const mostStandbys = 20;
