/**
 * @generated SignedSource<<c545511151907e8edacd13da9e1bde05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeDeadline_dispute$data = {
  readonly answerDueAt: string | null | undefined;
  readonly gig: {
    readonly timeZone: string | null | undefined;
  };
  readonly status: DisputeStatus;
  readonly " $fragmentType": "DisputeDeadline_dispute";
};
export type DisputeDeadline_dispute$key = {
  readonly " $data"?: DisputeDeadline_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDeadline_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeDeadline_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "48138d4214343b749b320a4dcd226612";

export default node;
