import { endpoint } from '../../platform/rest/endpoint.ts';
import { interviewWire } from './interviewWire.ts';

/** Fetches an interview by its code. */
export const getInterview = endpoint({
  name: 'getInterview',
  method: 'GET',
  path: '/hire/interviews/{secret}/',
  response: interviewWire,
});

/** Accepts an interview invitation. */
export const acceptInterviewCall = endpoint({
  name: 'acceptInterview',
  method: 'POST',
  path: '/hire/interviews/{secret}/accept/',
  response: interviewWire,
});

/** Declines an interview invitation. */
export const declineInterviewCall = endpoint({
  name: 'declineInterview',
  method: 'POST',
  path: '/hire/interviews/{secret}/decline/',
  response: interviewWire,
});
