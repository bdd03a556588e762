/**
 * What an area above does for the areas below it: in response to a change, within the same transaction, or to answer what
 * only the area above knows. The slice that needs it declares the member by merging into this interface;
 * `app/composeServices.ts` supplies the function.
 */
export interface Reactions {}
