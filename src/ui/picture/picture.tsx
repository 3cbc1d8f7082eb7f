import type { ImgHTMLAttributes, ReactNode } from 'react';
import { pictureAddress } from '../../lib/links/picture-address';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  src: string | null | undefined;
  alt: string;
  /** Shown if there is no image, or if its URL is not allowed. */
  fallback?: ReactNode;
}

/** An image from the backend. */
export function Picture({ src, alt, fallback = null, ...rest }: PictureProps) {
  const address = pictureAddress(src);
  return address ? <img src={address} alt={alt} {...rest} /> : fallback;
}

interface CardPictureProps {
  src: string | null | undefined;
  className?: string | undefined;
  /** Whether the card is in the first viewport, so that the image is fetched at once. */
  eager?: boolean;
}

/** The 16:9 image of a card. Its alternative text is empty, because the card's title describes it. */
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
