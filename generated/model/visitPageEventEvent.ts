/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type VisitPageEventEvent = typeof VisitPageEventEvent[keyof typeof VisitPageEventEvent];


export const VisitPageEventEvent = {
  visit_page: 'visit_page',
} as const;
