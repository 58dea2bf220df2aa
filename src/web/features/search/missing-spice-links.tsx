import { buttonClasses } from '#web/ui/controls/button.tsx';
import type { MissingSpice } from './missing-spice.ts';

/** A message about the spice by WhatsApp and by mail, ready to be sent. */
export function MissingSpiceLinks({ ways: [whatsApp, mail] }: Pick<MissingSpice, 'ways'>) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a className={buttonClasses.outline} href={whatsApp.href} target="_blank" rel="noopener">
        {whatsApp.label}
      </a>
      <a className="text-link gap-2 font-semibold" href={mail.href}>
        {mail.label}
      </a>
    </p>
  );
}
