import { firstView } from '../../browser/first-view';
import type { FormValues } from './custom-form-rules';

/** Submits a plain HTML form, so that the browser navigates to the response. */
export function postForm(address: string, values: FormValues): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries(values)) {
    if (value === false) continue;
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value === true ? 'on' : value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The URL to which a form may be posted: an https URL or this site. Null for other URLs. */
export function formTarget(address: string | null): string | null {
  const site = firstView.origin();
  if (!address || !URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  return ['https:', new URL(site).protocol].includes(url.protocol) ? url.href : null;
}
