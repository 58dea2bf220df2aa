import { privacyLink } from '#text/site.ts';
import { Link } from './link.tsx';

/** The line beside every email field. */
export function PrivacyLink() {
  return <Link to="/privacy">{privacyLink}</Link>;
}
