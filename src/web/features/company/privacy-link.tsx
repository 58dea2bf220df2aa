import { Link } from 'react-router';
import { privacyLink } from '#text/site.ts';

/** The line beside every email field. */
export function PrivacyLink() {
  return <Link to="/privacy">{privacyLink}</Link>;
}
