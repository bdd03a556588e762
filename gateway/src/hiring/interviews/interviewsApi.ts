import { endpoint } from '../../platform/rest/endpoint.ts';
import { interviewWire } from './interviewWire.ts';

/** An interview, for whoever holds its code. */
export const getInterview = endpoint({
  name: 'getInterview',
  method: 'GET',
  path: '/hire/interviews/{secret}/',
  response: interviewWire,
});

/** The candidate will come. */
export const acceptInterviewCall = endpoint({
  name: 'acceptInterview',
  method: 'POST',
  path: '/hire/interviews/{secret}/accept/',
  response: interviewWire,
});

/** The candidate will not come. */
export const declineInterviewCall = endpoint({
  name: 'declineInterview',
  method: 'POST',
  path: '/hire/interviews/{secret}/decline/',
  response: interviewWire,
});
