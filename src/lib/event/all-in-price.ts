interface Priced {
  base_price: number;
  service_fee: number;
  /** Overrides the sum where set. */
  price: number | null;
}

/** The one price that is shown, with the fee in it, in minor units. */
export function allInPrice({ price, base_price, service_fee }: Priced): number {
  return price ?? base_price + service_fee;
}
