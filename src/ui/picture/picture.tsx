import type { ImgHTMLAttributes, ReactNode } from 'react';
import { pictureAddress } from '../../lib/links/picture-address';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  src: string | null | undefined;
  alt: string;
  /** The fallback without a picture, or with one that cannot be shown. */
  fallback?: ReactNode;
}

/** A picture from the backend. */
export function Picture({ src, alt, fallback = null, ...rest }: PictureProps) {
  const address = pictureAddress(src);
  return address ? <img src={address} alt={alt} {...rest} /> : fallback;
}
