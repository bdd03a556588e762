/**
 * @generated SignedSource<<a3023f0205320b18def4825e1b90bf49>>
 * @relayHash 9ab07c50fcaaad9a5158515746c45f63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ab07c50fcaaad9a5158515746c45f63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ab07c50fcaaad9a5158515746c45f63",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
