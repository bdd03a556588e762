/** Whose session looks at a screen; null: nobody is signed in. */
export type Viewer = 'owner' | 'group' | 'manager' | 'member' | 'onsite' | 'newcomer' | null;

/** A screen to look at. */
export interface Screen {
  path: string;
  /** A text that stands there once the screen does. */
  shows: string | RegExp;
  viewer: Viewer;
}

/** Screens by the names of their pictures. */
export type Screens = Record<string, Screen>;
