/** Changes with every change of the acts in this browser; absent while it holds none. */
export const actsMark = 'brigade.acts';

/** Whether this browser may hold acts. Much cheaper than a look at them: every screen asks. */
export function mayHaveActs(): boolean {
  return localStorage.getItem(actsMark) !== null;
}
