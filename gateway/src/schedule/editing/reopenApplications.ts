import { applicationsMutation } from './applicationsMutation.ts';

applicationsMutation(
  'reopenApplications',
  'reopen',
  'Opens gigs for applications again, after closeApplications.',
);
