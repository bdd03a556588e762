/** The title of the newest item: the frame of every screen does not load the items for it. */
export const newestNews = 'Profiles beside the search';

/** The title of the newest item that onsite managers see. */
export const newestNewsForOnsite = 'Help where you need it';
