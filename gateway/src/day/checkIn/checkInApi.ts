import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { gigWire } from '../../schedule/gigs/gigWire.ts';
import { arrivalWire, checkInWire } from './checkInWire.ts';

/** Gets what the QR code of a gig opens. */
export const getCheckIn = endpoint({
  name: 'getCheckIn',
  method: 'GET',
  path: '/check-ins/{token}/',
  response: checkInWire,
});

/** Checks a pro in by their phone number and the check-in code. */
export const checkInCall = endpoint({
  name: 'checkIn',
  method: 'POST',
  path: '/check-ins/{token}/',
  body: shape<{
    phone_number: string;
    checkin_code: string | null;
    position?: { longitude: number; latitude: number; precision: 'FINE' | 'COARSE' };
  }>(),
  response: arrivalWire,
});

/** Gives a gig a new check-in code and link. */
export const renewCheckInCall = endpoint({
  name: 'renewCheckIn',
  method: 'POST',
  path: '/staffer/gigs/{id}/renew-checkin/',
  response: gigWire,
});
