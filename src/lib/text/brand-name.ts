/** A card's brand as one writes it; the backend says it in lower case. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
