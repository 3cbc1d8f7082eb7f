import {
  getGetCustomFormQueryKey,
  getGetCustomFormUrl,
  getListFaqQueryKey,
  getListFaqUrl,
} from '@generated/api/pages/pages';
import type { FirstResponse } from '../../api/first-response';

export const faqResponses = (): FirstResponse[] => [{ key: getListFaqQueryKey(), url: getListFaqUrl() }];

export const contactsResponses = (): FirstResponse[] => [
  { key: getGetCustomFormQueryKey('contacts'), url: getGetCustomFormUrl('contacts') },
];
