import type {
  Capability,
  Card,
  Clip,
  Favorite,
  Order,
  OrderFailure,
  User,
} from '../../generated/model/index.ts';

export interface UserRow extends Omit<User, 'is_geo_blocked' | 'capabilities' | 'featureCount'> {
  password: string;
  clips: number;
  downloads: number;
  /** The provider and account, such as google:sam@example.com, if a social log-in created the user. */
  social: string | null;
}

export interface SessionRow {
  id: number;
  api_key: string;
  user_id: number | null;
  created: number;
}

export interface Item {
  kind: 'event' | 'vod' | 'package' | 'subscription';
  id: number;
}

export interface OrderRow {
  id: number;
  user_id: number;
  order: Order;
  item: Item;
  capabilities: Capability[];
  /** The result that the payment gets once it has been polled often enough. */
  outcome: 'paid' | OrderFailure | 'authentication' | 'never';
  polls: number;
  cancel_polls: number;
  payment_method: string | null;
  save_card: boolean;
}

export interface CardRow {
  id: number;
  user_id: number;
  card: Card;
}

export interface FavoriteRow extends Favorite {
  user_id: number;
}

export interface ClipRow {
  id: number;
  user_id: number;
  clip: Clip;
  outcome: 'ready' | 'failed' | 'never';
  polls: number;
}

export interface MailRow {
  id: number;
  to: string;
  kind: 'verify-email' | 'password-reset' | 'account-deletion';
  url: string;
  sent: number;
  expires: number;
  signature: string;
  used: boolean;
}

export interface IntentRow {
  id: number;
  intent: string;
  client_secret: string;
  purpose: 'payment' | 'setup';
  user_id: number;
  order_id: number | null;
  status: 'open' | 'succeeded' | 'failed';
}

export interface ChargeRow {
  id: number;
  order_id: number;
  user_id: number;
  product: string;
  amount: number;
  reason: 'buy' | 'renewal';
  at: number;
}

/**
 * One stripe/buy request. Rejected requests are stored too, so that tests notice a client that sends twice.
 */
export interface AttemptRow {
  id: number;
  product: string;
  accepted: boolean;
  at: number;
}

export interface SocialCodeRow {
  id: number;
  code: string;
  first_seen: number;
  used: boolean;
}

export interface DeviceRow {
  id: number;
  code: string;
  user_id: number | null;
}

export interface TokenRow {
  id: number;
  token: string;
}
