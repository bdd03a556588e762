/**
 * @generated SignedSource<<6f68f4f09ea210044ac276596261a9ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingNotice_billing$data = {
  readonly viewerCanManage: boolean;
  readonly viewerCannotManageReason: string | null | undefined;
  readonly " $fragmentType": "BillingNotice_billing";
};
export type BillingNotice_billing$key = {
  readonly " $data"?: BillingNotice_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingNotice_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BillingNotice_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCannotManageReason",
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "7e262ab15559351f59c3694ba47b42bd";

export default node;
