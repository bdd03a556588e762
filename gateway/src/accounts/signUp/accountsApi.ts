import { codeSentWire } from '../signIn/signInWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { linkableAccountWire } from './linkableAccountWire.ts';
import { managerProfileWire } from './managerProfileWire.ts';
import { managerSkillWire } from './managerSkillWire.ts';
import { type SignUpBody, signedUpWire } from './signUpWire.ts';

/** Completes a new account, with a business and the terms accepted. */
export const postSignUp = endpoint({
  name: 'postSignUp',
  method: 'POST',
  path: '/auth/signup/',
  body: shape<SignUpBody>(),
  response: signedUpWire,
});

/** What the user said of their business. */
export const getManagerProfile = endpoint({
  name: 'getManagerProfile',
  method: 'GET',
  path: '/manager-profiles/me/',
  response: managerProfileWire,
});

/** What managers may look after, by name. */
export const listManagerSkills = endpoint({
  name: 'listManagerSkills',
  method: 'GET',
  path: '/manager-skills/',
  query: shape<PageQuery>(),
  response: paged(managerSkillWire),
});

/** Accounts that may be the user's too. */
export const listLinkableAccounts = endpoint({
  name: 'listLinkableAccounts',
  method: 'GET',
  path: '/users/me/linkable-accounts/',
  query: shape<PageQuery & { connection?: 'email' | 'phone' }>(),
  response: paged(linkableAccountWire),
});

/** Sends the code that linking an account needs to that account's own address. */
export const postLinkCode = endpoint({
  name: 'postLinkCode',
  method: 'POST',
  path: '/users/me/linkable-accounts/{id}/code/',
  response: codeSentWire,
});

/** Links an account into the user's. */
export const postLink = endpoint({
  name: 'postLink',
  method: 'POST',
  path: '/users/me/linkable-accounts/{id}/link/',
  body: shape<{ code?: string }>(),
  response: noContent,
});
