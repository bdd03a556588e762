import { applicationsMutation } from './applicationsMutation.ts';

applicationsMutation(
  'closeApplications',
  'close',
  'Has gigs take no more applications until they are reopened. Those that are there stay.',
);
