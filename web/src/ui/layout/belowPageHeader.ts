import { createContext } from 'react';

/** Whether a frame around this content has the page's one `h1`. */
export const BelowPageHeader = createContext(false);
