interface Priced {
  base_price: number;
  service_fee: number;
  /** Overrides base price plus fee. */
  price: number | null;
}

/** The only price that is shown: in minor units, service fee included. */
export function allInPrice({ price, base_price, service_fee }: Priced): number {
  return price ?? base_price + service_fee;
}
