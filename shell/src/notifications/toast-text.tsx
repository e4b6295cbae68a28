import { Link } from '@roommate/shell-api';
import type { ReactNode } from 'react';

export interface ToastLink {
  label: string;
  /** URL path on this site. */
  to: string;
}

/** The content of a toast: its text, and a link that leads on from there. */
export const toastText = (text: string, link: ToastLink | undefined): ReactNode =>
  link === undefined ? (
    text
  ) : (
    <span>
      {text} <Link to={link.to}>{link.label}</Link>
    </span>
  );
