import { applicationsMutation } from './applicationsMutation.ts';

applicationsMutation(
  'closeApplications',
  'close',
  'Closes gigs for further applications until they are reopened. Existing applications stay.',
);
