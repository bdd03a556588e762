import './acceptInterview.ts';
import './answerMutation.ts';
import './declineInterview.ts';
import './InterviewInvitation.ts';
