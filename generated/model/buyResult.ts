/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Order } from './order.ts';

/**
 * The order, and what is left for the viewer to do.
 */
export interface BuyResult {
  order: Order;
  /**
     * Set where the payment provider wants the viewer to authenticate (3-D Secure): its script in the
     * browser takes it from here, and the order settles when that is done. Never logged.
     * @minLength 1
     * @maxLength 256
     * @nullable
     */
  client_secret: string | null;
}
