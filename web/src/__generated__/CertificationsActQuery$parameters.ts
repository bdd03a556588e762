/**
 * @generated SignedSource<<6b9cb7e885fa09f1c59cd9f2bb47d8bf>>
 * @relayHash b3baf2c52ba9662adf43821aa085c147
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3baf2c52ba9662adf43821aa085c147

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificationsActQuery } from './CertificationsActQuery.graphql';

const node: PreloadableConcreteRequest<CertificationsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3baf2c52ba9662adf43821aa085c147",
    "metadata": {},
    "name": "CertificationsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
