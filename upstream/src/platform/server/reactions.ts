/**
 * What an area above does in response to a change below it, within the same transaction. The slice that makes the
 * change declares the member by merging into this interface; `app/composeServices.ts` supplies the function.
 */
export interface Reactions {}
