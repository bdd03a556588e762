/**
 * @generated SignedSource<<25b3a5b17c3b7e725c165bda1a451478>>
 * @relayHash a4805b341f8a2085e6c63764c1bbbb6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4805b341f8a2085e6c63764c1bbbb6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4805b341f8a2085e6c63764c1bbbb6c",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
