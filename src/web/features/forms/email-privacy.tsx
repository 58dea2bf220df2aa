import { Link } from 'react-router';
import { emailPrivacy } from '#text/forms/email-privacy.ts';

/** Opens in place, so that nobody leaves a form half filled in. */
export function EmailPrivacy({ purpose }: { purpose: keyof typeof emailPrivacy.uses }) {
  return (
    <details>
      <summary className="cursor-pointer text-accent-strong underline">{emailPrivacy.title}</summary>
      <p className="mt-2">
        <span>{emailPrivacy.uses[purpose]}</span> <Link to="/privacy">{emailPrivacy.link}</Link>
      </p>
    </details>
  );
}
