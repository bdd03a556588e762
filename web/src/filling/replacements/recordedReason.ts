/** Why a pro is out already, as far as attendance shows. */
export type RecordedReason = 'NO_SHOW' | 'CALLED_OUT';

/** Why a pro in this state of attendance is out already; null if they are not. */
export function recordedReason(state: string | null | undefined): RecordedReason | null {
  return state === 'NO_SHOW' || state === 'CALLED_OUT' ? state : null;
}
