/**
 * @generated SignedSource<<7fb946cbe82bfb987b2af2240ddce103>>
 * @relayHash 1b7631bf82349eee37b179ffa830b01e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b7631bf82349eee37b179ffa830b01e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b7631bf82349eee37b179ffa830b01e",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
