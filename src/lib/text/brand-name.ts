/** Capitalises a card brand, which the backend sends in lower case. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
