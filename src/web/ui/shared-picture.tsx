import { ViewTransition, type ReactNode } from 'react';

interface SharedPictureProps {
  /** The id of the picture's file. A page must not have two shared pictures of one file at a time. */
  id: string;
  children: ReactNode;
}

/**
 * Moves the picture to its place on the next page, if that page has a shared picture of the same file. A navigation
 * starts the movement, because it is a transition (`useTransitions` in `entry-client.tsx`).
 */
export function SharedPicture({ id, children }: SharedPictureProps) {
  return (
    <ViewTransition name={id} default="none" share="picture">
      {children}
    </ViewTransition>
  );
}
