interface Priced {
  base_price: number;
  service_fee: number;
  /** Replaces the sum of base price and fee if it is not null. */
  price: number | null;
}

/** Returns the only price that viewers see, in minor units and with the service fee included. */
export function allInPrice({ price, base_price, service_fee }: Priced): number {
  return price ?? base_price + service_fee;
}
