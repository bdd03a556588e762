import { answerMutation } from './answerMutation.ts';
import { acceptInterviewCall } from './interviewsApi.ts';

answerMutation('acceptInterview', acceptInterviewCall, 'Says that the candidate will come');
