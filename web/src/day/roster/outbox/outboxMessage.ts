/** What every other screen says of entries that the server has refused. */
export function decisionMessage(refused: number): string {
  return refused === 1
    ? '1 entry of a roster needs your decision'
    : `${refused} entries of rosters need your decision`;
}

/**
 * What the roster says without a connection.
 *
 * @param waiting how many acts wait to be sent, and how many of them are of other shifts
 */
export function outboxMessage(waiting: number, elsewhere: number): string {
  if (waiting === 0) return 'What you record is saved on this device and sent when the connection is back.';
  const what = waiting === 1 ? '1 entry is' : `${waiting} entries are`;
  const others = elsewhere === 0 ? '' : `, ${elsewhere} of them for other shifts`;
  return `${what} saved on this device and will be sent when the connection is back${others}.`;
}
