import type { ProfileUpdate, User } from '@generated/model';
import { needsCurrentPassword } from './profile-form';

interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  newsletter: boolean;
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** The update with only the changed fields. Null if nothing changed. */
export function profileChanges(user: User, values: ProfileValues): ProfileUpdate | null {
  const { first_name, last_name, phone, newsletter, email } = values;
  const update: ProfileUpdate = { _method: 'patch' };
  if (first_name !== user.first_name) update.first_name = first_name;
  if (last_name !== user.last_name) update.last_name = last_name;
  if (phone !== user.phone) update.phone = phone;
  if (newsletter !== user.newsletter) update.newsletter = newsletter;
  if (email.toLowerCase() !== user.email.toLowerCase()) update.email = email;
  if (values.password) {
    update.password = values.password;
    update.password_confirmation = values.password_confirmation;
  }
  if (needsCurrentPassword(values, user.email)) update.current_password = values.current_password;
  return Object.keys(update).length > 1 ? update : null;
}
