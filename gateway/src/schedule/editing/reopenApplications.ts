import { applicationsMutation } from './applicationsMutation.ts';

applicationsMutation('reopenApplications', 'reopen', 'Has gigs take applications again.');
