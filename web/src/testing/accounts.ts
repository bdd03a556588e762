import { connection, makeViewer } from './world.ts';

/** The viewer with what the settings of an account show. */
export function makeAccount(facts: Record<string, unknown> = {}) {
  return makeViewer({
    firstName: 'Morgan',
    lastName: 'Avery',
    isEmailVerified: true,
    phoneNumber: '+12125550142',
    isPhoneVerified: true,
    isSsoLogin: false,
    smsOptIn: false,
    sessions: () => connection([], {}),
    ...facts,
  });
}
