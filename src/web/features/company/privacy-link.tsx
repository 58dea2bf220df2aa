import { Link } from 'react-router';
import { privacyLink } from '#text/site.ts';

export function PrivacyLink() {
  return <Link to="/privacy">{privacyLink}</Link>;
}
