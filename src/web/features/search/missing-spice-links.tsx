import { buttonClasses } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import type { MissingSpice } from './missing-spice.ts';

/** A message about the spice by WhatsApp and by mail, ready to be sent. */
export function MissingSpiceLinks({ ways: [whatsApp, mail] }: Pick<MissingSpice, 'ways'>) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a className={buttonClasses.outline} href={whatsApp.href} target="_blank" rel="noopener">
        {whatsApp.label}
      </a>
      <TextLink href={mail.href}>{mail.label}</TextLink>
    </p>
  );
}
