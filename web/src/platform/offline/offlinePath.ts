/** The addresses that open without a connection: rosters, and the one that leads an installed app to the last of them. */
const offlinePath = /^\/(?:roster|locations\/\d+\/gigs\/\d+\/roster|team-captain\/\d+\/roster)\/?$/;

/** Whether a screen opens without a connection. Everything else always comes from the gateway. */
export function isOfflinePath(pathname: string): boolean {
  return offlinePath.test(pathname);
}
