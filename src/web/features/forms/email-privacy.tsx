import { Link } from 'react-router';
import { emailPrivacyTexts } from '#text/forms/email-privacy.ts';

export function EmailPrivacy({ purpose }: { purpose: keyof typeof emailPrivacyTexts.uses }) {
  return (
    <details>
      <summary className="cursor-pointer text-accent-strong underline">{emailPrivacyTexts.title}</summary>
      <p className="mt-2">
        <span>{emailPrivacyTexts.uses[purpose]}</span> <Link to="/privacy">{emailPrivacyTexts.link}</Link>
      </p>
    </details>
  );
}
