/**
 * What analytics calls an action, made from the name of its operation: "Post gigs" for `postGigsMutation`. Operations are
 * named by the program, so that the name says nothing about people.
 */
export function actionName(operation: string): string {
  const words = operation
    .replace(/Mutation$/, '')
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const name = words.trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
