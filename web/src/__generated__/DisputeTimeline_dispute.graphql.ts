/**
 * @generated SignedSource<<8b77a4b11842d03d9e8f5c534ed86c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputeTimeline_dispute$data = {
  readonly gig: {
    readonly databaseId: number;
    readonly timeZone: string | null | undefined;
  };
  readonly timeline: ReadonlyArray<{
    readonly at: string;
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"DisputeTimelineEntry_entry">;
  }> | null | undefined;
  readonly " $fragmentType": "DisputeTimeline_dispute";
};
export type DisputeTimeline_dispute$key = {
  readonly " $data"?: DisputeTimeline_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeTimeline_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeTimeline_dispute",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DisputeTimelineEntry",
        "kind": "LinkedField",
        "name": "timeline",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DisputeTimelineEntry_entry"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
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
          "name": "databaseId",
          "storageKey": null
        },
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

(node as any).hash = "6e9e10a7416dd545b9efd07d27659865";

export default node;
