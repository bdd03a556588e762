/**
 * @generated SignedSource<<718fd36a69b9e1215c7a51bb23e57f85>>
 * @relayHash 4d62e2c7723771e535bd028be2e210fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d62e2c7723771e535bd028be2e210fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationSettingsFrameQuery } from './LocationSettingsFrameQuery.graphql';

const node: PreloadableConcreteRequest<LocationSettingsFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d62e2c7723771e535bd028be2e210fe",
    "metadata": {},
    "name": "LocationSettingsFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
