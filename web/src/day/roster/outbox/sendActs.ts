import type { IEnvironment } from 'relay-runtime';
import { changeBreak } from '../../timesheets/changeBreak.ts';
import { changePunch } from '../../timesheets/changePunch.ts';
import { sendRosterAction } from '../sendRosterAction.ts';
import type { Act, ServerRecord } from './act.ts';

/**
 * Sends acts that were recorded at once, by their key. One that replaces a record of the server changes its time: had
 * the record been deleted first, a refusal or a crash would leave neither of the two.
 *
 * @returns why the server refused, by application
 * @throws Fault when the request fails
 */
export async function sendActs(
  environment: IEnvironment,
  [first, ...others]: readonly [Act, ...Act[]],
): Promise<ReadonlyMap<string, string>> {
  const { kind, time, note, gigId, key, applicationId, replaces } = first;
  if (replaces) {
    const [error] = await changeRecord(environment, first, replaces);
    return new Map(error ? [[applicationId, error.message]] : []);
  }
  const applicationIds = [first, ...others].map((act) => act.applicationId);
  const outcome = await sendRosterAction(environment, { kind, time, note }, { gigId, applicationIds }, key);
  return outcome.refused;
}

function changeRecord(
  environment: IEnvironment,
  { kind, time, note, key, applicationId }: Act,
  record: ServerRecord,
) {
  // What changed after the decision is decided again.
  const seen = record.time;
  // Without a note of its own, the one of the server stays.
  const shared = { applicationId, ...(note !== null && { note }) };
  if (record.kind === 'punch') {
    const change = { time, ...(seen !== undefined && { expectedTime: seen }) };
    return changePunch(environment, { ...shared, punchDatabaseId: record.databaseId, ...change }, key);
  }
  const times =
    kind === 'endBreak'
      ? { endTime: time, ...(seen !== undefined && { expectedEndTime: seen }) }
      : { startTime: time, ...(seen !== undefined && { expectedStartTime: seen }) };
  return changeBreak(environment, { ...shared, breakDatabaseId: record.databaseId, ...times }, key);
}
