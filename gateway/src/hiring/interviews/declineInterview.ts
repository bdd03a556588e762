import { answerMutation } from './answerMutation.ts';
import { declineInterviewCall } from './interviewsApi.ts';

answerMutation('declineInterview', declineInterviewCall, 'Says that the candidate will not come');
