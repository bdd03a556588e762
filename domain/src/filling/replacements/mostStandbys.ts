/** The most pros that are asked to stand in for one. */
export const mostStandbys = 20;
