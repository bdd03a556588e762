/** What the router splits off the module of a route: its screen. */
export const screenOf = (route: string): string => `src/app/routes/${route}.tsx?tsr-split=component`;

/** What everyone who signed in loads, whatever the screen. */
export const frame: readonly string[] = [
  'src/platform/relay/sessionClient.ts',
  screenOf('_app'),
  screenOf('_app.locations.$locationId'),
];

/** Whether a module is a screen. */
export const isScreen = (id: string): boolean => id.includes('src/app/routes/') && id.includes('?tsr-split=');

/** Whether a module is a screen of someone who signed in, which comes with the frame. */
export const isSignedInScreen = (id: string): boolean => isScreen(id) && id.includes('/routes/_app');
