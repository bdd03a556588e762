/** The session that views a screen. Null for signed-out visitors. */
export type Viewer = 'admin' | 'owner' | 'group' | 'manager' | 'member' | 'onsite' | 'newcomer' | null;

/** A screen to check. */
interface Screen {
  path: string;
  /** A text that is visible once the screen has loaded. */
  shows: string | RegExp;
  viewer: Viewer;
}

/** Screens by the names of their pictures. */
export type Screens = Record<string, Screen>;
