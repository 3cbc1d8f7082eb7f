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

interface CardPictureProps {
  src: string | null | undefined;
  className?: string | undefined;
  /** The card is in the first viewport: fetch it at once. */
  eager?: boolean;
}

/** The 16:9 picture of a card, whose title says what it shows. */
export function CardPicture({ src, className, eager }: CardPictureProps) {
  return (
    <Picture
      className={className}
      src={src}
      alt=""
      width="640"
      height="360"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
