/** A picture that loads without a server, 1 × 1 px: one that fails to load is replaced by its placeholder. */
export const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
